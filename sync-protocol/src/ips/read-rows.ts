import { allergyIn } from './read-allergy'
import { conditionIn } from './read-condition'
import type { Reading } from './read-context'
import type { ReadEntry } from './read-entry'
import { inTable, type JsonObject } from './read-json'
import { requestIn, statementIn } from './read-medication'

const KINDS: Readonly<Record<string, (resource: JsonObject, reading: Reading) => ReadEntry>> = {
  AllergyIntolerance: allergyIn,
  MedicationStatement: statementIn,
  MedicationRequest: requestIn,
  Condition: conditionIn,
}

export const readEntry = (resource: JsonObject, reading: Reading): ReadEntry =>
  inTable(KINDS, resource.resourceType)?.(resource, reading)
