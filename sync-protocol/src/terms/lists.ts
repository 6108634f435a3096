/**
 * Picking a brand also writes the international name, because a brand means nothing to a responder
 * in another country.
 */
import { CONDITION_STATUSES, SEVERITIES } from '../medical/record'
import { fold } from '../text/fold'
import { listMedicines } from '../text/medicines'
import {
  ALLERGENS,
  CONDITION_STATUS_WORDS,
  CONDITIONS,
  DOSES,
  FREQUENCIES,
  RELATIONSHIPS,
  SEVERITY_WORDS,
} from '../text/suggestions.table'

export interface Term {
  text: string
  /** The field's value after the pick, if it is more than `text`. */
  value?: string
  note?: string
}

const linesOf = (text: string): string[] => text.trim().split('\n')

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

/** Few people who pick an international name can read brands in another script. */
function noteOf(brands: readonly string[]): Pick<Term, 'note'> {
  const shown = brands.filter(brand => /^\p{Script=Latin}/u.test(brand)).slice(0, 3)
  return shown.length > 0 ? { note: shown.join(', ') } : {}
}

/**
 * These names of other languages help to read an entry. They look like English ones, and the tables of their
 * languages suggest them.
 */
const LOOK_ALIKES: ReadonlySet<string> = new Set(
  linesOf(`
Metformina
Omeprazol
Losartán
Atorvastatina
Prednison
Prednisona
Hydrocortison
Hidrocortisona
Dexamethason
Aspirine
Aspirina
Acétylsalicylique
Anticoagulante
Blutverdünner
Insuline
Insulina
`).map(fold),
)

function medicines(): Term[] {
  const named = listMedicines()
  const international = new Set(named.map(({ inn }) => fold(inn)))
  return distinct(
    named.flatMap(({ inn, brands }) => [
      { text: capitalised(inn), ...noteOf(brands) },
      // "Aspirin" is a brand in one country and the name itself in another.
      ...brands
        .filter(brand => !international.has(fold(brand)))
        .map(brand => ({ text: brand, value: `${brand} (${inn})`, note: inn })),
    ]),
  ).filter(({ text }) => !LOOK_ALIKES.has(fold(text)))
}

export const LISTS = {
  medicines,
  allergens: () => words(ALLERGENS),
  conditions: () => words(CONDITIONS),
  doses: () => words(DOSES),
  frequencies: () => words(FREQUENCIES),
  relationships: () => words(RELATIONSHIPS),
  severities: () => words(SEVERITIES.join('\n'), SEVERITY_WORDS),
  statuses: () => words(CONDITION_STATUSES.join('\n'), CONDITION_STATUS_WORDS),
} as const satisfies Record<string, () => Term[]>

export type TermList = keyof typeof LISTS
