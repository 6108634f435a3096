/**
 * The lists that help with typing, each the capsule's own words first and then more. A medicine is
 * found by its international name and by its brands; whoever picks a brand also writes down the
 * international name, because a brand means nothing to a responder in another country.
 */
import { SEVERITIES } from '../medical/allergy'
import { CONDITION_STATUSES } from '../medical/condition'
import { ALLERGENS_TEXT, SEVERITIES_TEXT } from '../qr/capsule/v1/dictionary/allergies'
import { CONDITIONS_TEXT, STATUSES_TEXT } from '../qr/capsule/v1/dictionary/conditions'
import { DOSES_TEXT, FREQUENCIES_TEXT } from '../qr/capsule/v1/dictionary/doses'
import { listMedicines } from '../qr/capsule/v1/dictionary/medicines'
import { RELATIONSHIPS_TEXT } from '../qr/capsule/v1/dictionary/people'
import { fold } from './fold'
import { MORE_MEDICINES } from './medicines.table'
import {
  MORE_ALLERGENS,
  MORE_CONDITIONS,
  MORE_DOSES,
  MORE_FREQUENCIES,
  MORE_RELATIONSHIPS,
  MORE_SEVERITIES,
} from './words.table'

export interface Term {
  /** What is found and shown. */
  text: string
  /** What the field holds after it was picked, where that is more than `text`. */
  value?: string
  /** Beside it, quieter: the international name of a brand, or the brands of a name. */
  note?: string
}

const linesOf = (text: string): string[] => text.trim().split('\n')

/** The first of those that fold to the same. */
function distinct(terms: readonly Term[]): Term[] {
  const byFold = new Map<string, Term>()
  for (const term of terms) {
    const key = fold(term.text)
    if (!byFold.has(key)) byFold.set(key, term)
  }
  return [...byFold.values()]
}

const words = (...texts: readonly string[]) =>
  distinct(texts.flatMap(linesOf).map(text => ({ text })))

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Few who pick an international name read the brands of another script. */
function noteOf(brands: readonly string[]): Pick<Term, 'note'> {
  const shown = brands.filter(brand => /^\p{Script=Latin}/u.test(brand)).slice(0, 3)
  return shown.length > 0 ? { note: shown.join(', ') } : {}
}

function medicines(): Term[] {
  const more = listMedicines(MORE_MEDICINES)
  // What is said of a brand here is later and more exact than what capsule version 1 was made with.
  const corrected = new Set(more.flatMap(({ brands }) => brands))
  const brandsByInn = new Map<string, string[]>()
  for (const { inn, brands } of listMedicines()) {
    brandsByInn.set(
      inn,
      brands.filter(brand => !corrected.has(brand)),
    )
  }
  for (const { inn, brands } of more) {
    brandsByInn.set(inn, [...(brandsByInn.get(inn) ?? []), ...brands])
  }
  const named = [...brandsByInn].map(([inn, brands]) => ({ inn, brands: [...new Set(brands)] }))
  const international = new Set(named.map(({ inn }) => fold(inn)))
  return distinct(
    named.flatMap(({ inn, brands }) => [
      { text: capitalised(inn), ...noteOf(brands) },
      // "Aspirin" is a brand in one country and the name itself in another.
      ...brands
        .filter(brand => !international.has(fold(brand)))
        .map(brand => ({ text: brand, value: `${brand} (${inn})`, note: inn })),
    ]),
  )
}

export const LISTS = {
  medicines,
  allergens: () => words(ALLERGENS_TEXT, MORE_ALLERGENS),
  conditions: () => words(CONDITIONS_TEXT, MORE_CONDITIONS),
  doses: () => words(DOSES_TEXT, MORE_DOSES),
  frequencies: () => words(FREQUENCIES_TEXT, MORE_FREQUENCIES),
  relationships: () => words(RELATIONSHIPS_TEXT, MORE_RELATIONSHIPS),
  severities: () => words(SEVERITIES.join('\n'), SEVERITIES_TEXT, MORE_SEVERITIES),
  statuses: () => words(CONDITION_STATUSES.join('\n'), STATUSES_TEXT),
} as const satisfies Record<string, () => Term[]>

export type TermList = keyof typeof LISTS
