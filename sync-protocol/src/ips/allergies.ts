/** The text of an allergy stays the person's own, and codes express only what is certain about it. */

import type { AllergyIntolerance } from 'fhir/r4'
import { type Fact, severityOf } from '../card'
import { absent, concept, hl7, identifierOf, NONE_KNOWN, profile } from './codes'
import { codingsFor, type Making } from './making'
import { noteFor } from './noted-fields'
import { factEntriesOf, factWordsOf, isOpen, itemsIn, statedFact } from './read-facts'
import { inTable } from './read-json'

export const allergiesOf = (making: Making): AllergyIntolerance[] =>
  itemsIn(making.facts, 'allergies').map(({ at, facts }) => allergyOf(facts, at, making))

const base = ({ subject }: Making) =>
  ({
    resourceType: 'AllergyIntolerance',
    meta: profile('AllergyIntolerance-uv-ips'),
    clinicalStatus: hl7('allergyintolerance-clinical', 'active'),
    patient: subject,
  }) satisfies Partial<AllergyIntolerance>

export const noKnownAllergy = (making: Making): AllergyIntolerance => ({
  ...base(making),
  code: NONE_KNOWN.allergies,
})

function allergyOf(facts: readonly Fact[], at: number, making: Making): AllergyIntolerance {
  const id = making.rowIds.allergies?.[at]
  const allergen = statedFact(facts, 'allergen')
  const severity = statedFact(facts, 'severity')
  const reaction = statedFact(facts, 'reaction')
  const grade = gradeOf(severity)
  const criticality = CRITICALITY[allergen?.tone ?? 'plain']
  return {
    ...base(making),
    ...(id && { identifier: [identifierOf(id)] }),
    ...(facts.some(isOpen) && {
      verificationStatus: hl7('allergyintolerance-verification', 'unconfirmed'),
    }),
    ...(criticality && { criticality }),
    code: concept(factWordsOf(allergen), codingsFor(id, making)),
    ...(factWordsOf(severity) && {
      note: [noteFor('severity', 'Severity', factWordsOf(severity))],
    }),
    ...((reaction || grade) && {
      reaction: [
        {
          manifestation: [
            reaction
              ? concept(factWordsOf(reaction))
              : absent(making.hides('allergies', 'reaction') ? 'masked' : 'unknown'),
          ],
          ...(grade && { severity: grade }),
        },
      ],
    }),
  }
}

/** A mild allergy gets no criticality, because the next reaction may be worse. */
const CRITICALITY = { alarm: 'high', caution: 'unable-to-assess', plain: undefined } as const

type Grade = 'mild' | 'moderate' | 'severe'
const LISTED: Readonly<Record<string, Grade>> = { mild: 'mild', moderate: 'moderate' }

function gradeOf(severity: Fact | undefined): Grade | undefined {
  const [grade, ...others] = new Set(
    factEntriesOf(severity).map(entry =>
      severityOf(entry) === 'severe' ? 'severe' : inTable(LISTED, entry.trim().toLowerCase()),
    ),
  )
  return others.length === 0 ? grade : undefined
}
