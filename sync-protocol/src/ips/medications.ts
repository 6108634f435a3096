import type { Fact } from '../card'
import { absent, concept, identifierOf, NONE_KNOWN, profile } from './codes'
import type { MedicationStatement } from './fhir'
import { codingsFor, type Making, type Profiled } from './making'
import { noteFor } from './noted-fields'
import { entriesOf, isDay, itemsIn, statedFact, wordsOf } from './read-facts'

type Statement = Profiled<MedicationStatement>

export const medicationsOf = (making: Making): Statement[] =>
  itemsIn(making.facts, 'medications').map(({ at, facts }) => statementOf(facts, at, making))

const base = ({ subject }: Making) =>
  ({
    resourceType: 'MedicationStatement',
    meta: profile('MedicationStatement-uv-ips'),
    status: 'active',
    subject,
  }) as const

export const noKnownMedication = (making: Making): Statement => ({
  ...base(making),
  medicationCodeableConcept: NONE_KNOWN.medications,
  _effectiveDateTime: absent('not-applicable'),
})

function statementOf(facts: readonly Fact[], at: number, making: Making): Statement {
  const id = making.rowIds.medications?.[at]
  const [start, ...others] = entriesOf(statedFact(facts, 'startDate'))
  const isSure = others.length === 0 && isDay(start)
  const doctor = statedFact(facts, 'prescribingDoctor')
  const since = isSure ? undefined : statedFact(facts, 'startDate')
  const notes = [
    ...(doctor && wordsOf(doctor)
      ? [noteFor('prescribingDoctor', doctor.label, wordsOf(doctor))]
      : []),
    ...(since && wordsOf(since) ? [{ text: wordsOf(since) }] : []),
  ]
  return {
    ...base(making),
    ...(id && { identifier: [identifierOf(id)] }),
    medicationCodeableConcept: concept(wordsOf(statedFact(facts, 'name')), codingsFor(id, making)),
    ...(isSure
      ? { effectivePeriod: { start } }
      : {
          _effectiveDateTime: absent(
            making.hides('medications', 'startDate') ? 'masked' : 'unknown',
          ),
        }),
    ...(notes.length > 0 && { note: notes }),
    ...dosageOf(facts),
  }
}

/** A dose and its frequency belong together, even if one of them was not recorded. */
function dosageOf(facts: readonly Fact[]): Pick<Statement, 'dosage'> {
  const parts = facts.filter(({ field }) => field === 'dosage' || field === 'frequency')
  const text = parts.map(wordsOf).filter(Boolean).join(', ')
  if (text === '') return {}
  const often = wordsOf(statedFact(parts, 'frequency'))
  return { dosage: [{ text, ...(often && { timing: { code: concept(often) } }) }] }
}
