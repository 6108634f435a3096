import type { Annotation, MedicationStatement } from 'fhir/r4'
import { effectWords, type Fact, labelsOf } from '../card'
import { CARD_EFFECTS } from '../medical'
import { absent, concept, identifierOf, NONE_KNOWN, profile } from './codes'
import { codingsFor, type Making } from './making'
import { noteFor } from './noted-fields'
import { clean, factEntriesOf, factWordsOf, isDayOrPart, itemsIn, statedFact } from './read-facts'

export const medicationsOf = (making: Making): MedicationStatement[] =>
  itemsIn(making.facts, 'medications').map(({ at, facts }) => statementOf(facts, at, making))

const base = ({ subject }: Making) =>
  ({
    resourceType: 'MedicationStatement',
    meta: profile('MedicationStatement-uv-ips'),
    status: 'active',
    subject,
  }) satisfies Partial<MedicationStatement>

export const noKnownMedication = (making: Making): MedicationStatement => ({
  ...base(making),
  medicationCodeableConcept: NONE_KNOWN.medications,
  _effectiveDateTime: absent('not-applicable'),
})

function statementOf(facts: readonly Fact[], at: number, making: Making): MedicationStatement {
  const id = making.rowIds.medications?.[at]
  const [start, ...others] = factEntriesOf(statedFact(facts, 'startDate'))
  const isSure = others.length === 0 && isDayOrPart(start)
  const doctor = statedFact(facts, 'prescribingDoctor')
  const since = isSure ? undefined : statedFact(facts, 'startDate')
  const name = statedFact(facts, 'name')
  const notes = [
    ...effectNotes(name?.effects ?? []),
    ...(doctor && factWordsOf(doctor)
      ? [noteFor('prescribingDoctor', doctor.label, factWordsOf(doctor))]
      : []),
    ...(since && factWordsOf(since) ? [{ text: factWordsOf(since) }] : []),
  ]
  return {
    ...base(making),
    ...(id && { identifier: [identifierOf(id)] }),
    medicationCodeableConcept: concept(factWordsOf(name), codingsFor(id, making)),
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

/** While devices disagree, no effect may be read back as the person's. */
function effectNotes(effects: readonly string[]): Annotation[] {
  const [effect = '', ...others] = effects
  if (others.length === 0 && CARD_EFFECTS.some(each => each === effect))
    return [noteFor('effect', 'Effect', effect)]
  const words = effects.map(each => clean(effectWords(each, labelsOf('en')))).filter(Boolean)
  return words.length > 0 ? [{ text: `Effect: ${words.join(' or ')}` }] : []
}

/** A dose and its frequency belong together, even if one of them was not recorded. */
function dosageOf(facts: readonly Fact[]): Pick<MedicationStatement, 'dosage'> {
  const parts = facts.filter(({ field }) => field === 'dosage' || field === 'frequency')
  const text = parts.map(factWordsOf).filter(Boolean).join(', ')
  if (text === '') return {}
  const often = factWordsOf(statedFact(parts, 'frequency'))
  return { dosage: [{ text, ...(often && { timing: { code: concept(often) } }) }] }
}
