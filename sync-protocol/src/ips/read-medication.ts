import { denialOf, denied, isTreatmentMark, TREATMENT_MARKS } from '../medical'
import { notedIn, notesIn } from './noted-fields'
import { codesOf } from './read-concept'
import { beginOf, cut, type DocumentReading, isPast, skip, skipUnreadable } from './read-context'
import { dosageIn } from './read-dosage'
import { isDosagePast } from './read-end'
import { beginEntry, type ReadEntry, rowOf } from './read-entry'
import { asObject, type JsonObject } from './read-json'
import { whyLeftOut } from './read-left-out'
import { conceptOf, medicineOf, nameWithStrength } from './read-medicine'
import { isModified } from './read-modified'
import { hasStatus, isStatusOver } from './read-status'
import type { IpsLeftOut } from './read-why'

export function statementIn(resource: JsonObject, reading: DocumentReading): ReadEntry {
  const { status, effectivePeriod, effectiveDateTime, dosage } = resource
  const isEnded = isPast(effectivePeriod, reading) || isDosagePast(dosage, reading)
  const why = isEnded || isStatusOver(status) ? 'inactive' : undefined
  const { start } = asObject(effectivePeriod)
  return medicineIn(resource, reading, { why, dosage, begin: start ?? effectiveDateTime })
}

export function requestIn(resource: JsonObject, reading: DocumentReading): ReadEntry {
  const { status, intent, doNotPerform, dosageInstruction, authoredOn } = resource
  const isOnlyIdea = doNotPerform === true || hasStatus(intent, 'proposal', 'option')
  const isEnded = isDosagePast(dosageInstruction, reading)
  const why = isOnlyIdea || isEnded || isStatusOver(status) ? 'inactive' : undefined
  return medicineIn(resource, reading, { why, dosage: dosageInstruction, begin: authoredOn })
}

interface Medicine {
  why: IpsLeftOut | undefined
  dosage: unknown
  begin: unknown
}

function medicineIn(
  resource: JsonObject,
  reading: DocumentReading,
  { why, dosage, begin: since }: Medicine,
) {
  const medicine = medicineOf(resource, reading)
  if (!medicine) return skip(reading, 'Medicine', 'foreign', 'medications')
  const { concept, product } = medicine
  const begun = beginEntry(
    resource,
    concept,
    reading,
    (product && whyLeftOut(product, reading)) ?? why,
  )
  if (typeof begun !== 'object') return begun
  const name = nameWithStrength(begun.name, product, reading)
  if (product) skipUnreadable(reading, product, name, 'medications')
  const isDoseModified = isModified(dosage)
  if (isDoseModified) skip(reading, `Dose of ${name}`, 'unclearDose')
  const isStepLost = reading.unreadable.get(resource)?.some(({ path }) => STEPS.includes(path))
  for (const note of notesIn(resource)) skip(reading, `Note on ${name}: ${note}`, 'noPlace')
  return rowOf('medications', resource, {
    name,
    ...dosageIn(isDoseModified || isStepLost ? [] : dosage, name, reading),
    effect: effectIn(resource, name),
    prescribingDoctor: cut(notedIn(resource, 'prescribingDoctor'), 200),
    startDate: beginOf(since, name, reading),
    coding: codesOf(concept, name),
  })
}

/** A file may contain any text as our extension. */
function effectIn(resource: JsonObject, name: string): string {
  const effect = notedIn(resource, 'effect')
  if (isTreatmentMark(effect)) return effect
  const mark = TREATMENT_MARKS.find(each => effect === denied(each))
  return mark ? denialOf(mark, name) : ''
}

const STEPS = ['dosage', 'dosageInstruction']

export function productIn(product: JsonObject, reading: DocumentReading): ReadEntry {
  const concept = conceptOf(product, reading)
  const begun = beginEntry(product, concept, reading, undefined)
  if (typeof begun !== 'object') return begun
  const name = nameWithStrength(begun.name, product, reading)
  return rowOf('medications', product, { name, coding: codesOf(concept, name) })
}
