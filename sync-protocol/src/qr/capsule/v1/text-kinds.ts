/**
 * The kinds of text a card holds. A kind says which phrases the model has met before (its training text)
 * and, by `style`, which set of mixing weights serves it. The order of the names is part of the
 * format: ids are their places.
 */
import { ALLERGENS_TEXT, REACTIONS_TEXT, SEVERITIES_TEXT } from './dictionary/allergies'
import { CONDITIONS_TEXT, IMPLANTS_TEXT, STATUSES_TEXT } from './dictionary/conditions'
import { DOSES_TEXT, FREQUENCIES_TEXT } from './dictionary/doses'
import { MEDICINES_TEXT } from './dictionary/medicines'
import {
  BLOOD_TYPES_TEXT,
  HEIGHTS_TEXT,
  NOTES_TEXT,
  ORGAN_DONOR_TEXT,
  PHONES_TEXT,
  WEIGHTS_TEXT,
} from './dictionary/notes'
import {
  FAMILY_NAMES_TEXT,
  GENDERS_TEXT,
  GIVEN_NAMES_TEXT,
  LANGUAGES_TEXT,
  RELATIONSHIPS_TEXT,
} from './dictionary/people'
import type { CaseHabit } from './letter-case'

/** Which weights: names, words of medicine, figures, sentences. */
export const STYLES = ['name', 'word', 'figure', 'prose'] as const

export interface TextKind {
  style: (typeof STYLES)[number]
  /** How such texts are usually capitalised. */
  habit: CaseHabit
  trainingText: () => string[]
}

const lines = (text: string) => text.trim().split('\n')
const phrases = (text: string) => () => lines(text)

/** Given and family names by turns, as full names. */
function fullNames(): string[] {
  const family = lines(FAMILY_NAMES_TEXT)
  const given = lines(GIVEN_NAMES_TEXT)
  const turns = Math.max(given.length, family.length)
  return Array.from(
    { length: turns },
    (_, i) => `${given[i % given.length]} ${family[i % family.length]}`,
  )
}

export const TEXT_KINDS = {
  person: { style: 'name', habit: 'title', trainingText: fullNames },
  gender: { style: 'word', habit: 'sentence', trainingText: phrases(GENDERS_TEXT) },
  language: { style: 'word', habit: 'lower', trainingText: phrases(LANGUAGES_TEXT) },
  allergen: { style: 'word', habit: 'sentence', trainingText: phrases(ALLERGENS_TEXT) },
  severity: { style: 'word', habit: 'sentence', trainingText: phrases(SEVERITIES_TEXT) },
  reaction: { style: 'word', habit: 'sentence', trainingText: phrases(REACTIONS_TEXT) },
  medicine: {
    style: 'word',
    habit: 'sentence',
    trainingText: () => MEDICINES_TEXT.trim().split(/\n|: |, /),
  },
  dose: { style: 'figure', habit: 'lower', trainingText: phrases(DOSES_TEXT) },
  frequency: { style: 'word', habit: 'sentence', trainingText: phrases(FREQUENCIES_TEXT) },
  condition: { style: 'word', habit: 'sentence', trainingText: phrases(CONDITIONS_TEXT) },
  status: { style: 'word', habit: 'sentence', trainingText: phrases(STATUSES_TEXT) },
  relationship: { style: 'word', habit: 'sentence', trainingText: phrases(RELATIONSHIPS_TEXT) },
  phone: { style: 'figure', habit: 'sentence', trainingText: phrases(PHONES_TEXT) },
  implant: { style: 'word', habit: 'sentence', trainingText: phrases(IMPLANTS_TEXT) },
  notes: { style: 'prose', habit: 'sentence', trainingText: phrases(NOTES_TEXT) },
  bloodType: { style: 'word', habit: 'upper', trainingText: phrases(BLOOD_TYPES_TEXT) },
  organDonor: { style: 'word', habit: 'lower', trainingText: phrases(ORGAN_DONOR_TEXT) },
  heightCm: { style: 'figure', habit: 'sentence', trainingText: phrases(HEIGHTS_TEXT) },
  weightKg: { style: 'figure', habit: 'sentence', trainingText: phrases(WEIGHTS_TEXT) },
} satisfies Record<string, TextKind>

export type TextKindName = keyof typeof TEXT_KINDS
export const TEXT_KIND_NAMES = Object.keys(TEXT_KINDS) as TextKindName[] // keys of a literal above
