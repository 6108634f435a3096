/** The text of an allergy stays the person's own, and codes express only what is certain about it. */
import { type Fact, severityOf } from '../card'
import { absent, concept, hl7, identifierOf, NONE_KNOWN, profile } from './codes'
import type { AllergyIntolerance } from './fhir'
import { codingsFor, type Making, type Profiled } from './making'
import { noteFor } from './noted-fields'
import { entriesOf, isOpen, itemsIn, statedFact, wordsOf } from './read-facts'
import { inTable } from './read-json'

type Allergy = Profiled<AllergyIntolerance>

export const allergiesOf = (making: Making): Allergy[] =>
  itemsIn(making.facts, 'allergies').map(({ at, facts }) => allergyOf(facts, at, making))

const base = ({ subject }: Making) =>
  ({
    resourceType: 'AllergyIntolerance',
    meta: profile('AllergyIntolerance-uv-ips'),
    clinicalStatus: hl7('allergyintolerance-clinical', 'active'),
    patient: subject,
  }) as const

export const noKnownAllergy = (making: Making): Allergy => ({
  ...base(making),
  code: NONE_KNOWN.allergies,
})

function allergyOf(facts: readonly Fact[], at: number, making: Making): Allergy {
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
    code: concept(wordsOf(allergen), codingsFor(id, making)),
    ...(wordsOf(severity) && { note: [noteFor('severity', 'Severity', wordsOf(severity))] }),
    ...((reaction || grade) && {
      reaction: [
        {
          manifestation: [
            reaction
              ? concept(wordsOf(reaction))
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
    entriesOf(severity).map(entry =>
      severityOf(entry) === 'severe' ? 'severe' : inTable(LISTED, entry.trim().toLowerCase()),
    ),
  )
  return others.length === 0 ? grade : undefined
}
