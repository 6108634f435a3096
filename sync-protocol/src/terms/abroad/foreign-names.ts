/** What the terms that a list offers are called in other languages, so that those find them too. */
import { fold } from '../fold'
import type { TermList } from '../lists'
import { KIND_OF_TERM, rowsIn } from '../rows'
import type { TermKind, TranslatedLocale } from '../term'
import { TRANSLATIONS } from '../translated'

const KINDS: Readonly<Record<TermList, readonly TermKind[]>> = {
  medicines: ['medicine', 'drugClass'],
  allergens: ['allergen', 'drugClass', 'medicine'],
  conditions: ['condition', 'implant'],
  relationships: ['relationship'],
  severities: ['severity'],
  statuses: ['status'],
  doses: [],
  frequencies: [],
}

export interface NamedTerm {
  /** In English. */
  text: string
  /** Every way to say it in English, folded. */
  folded: readonly string[]
  /** Elsewhere. */
  names: readonly string[]
}

/** The terms of a list with their names in all languages but English. */
export function foreignNames(list: TermList): NamedTerm[] {
  return [...rowsIn('en').values()]
    .filter(({ id }) => KINDS[list].some(kind => kind === KIND_OF_TERM.get(id)))
    .map(({ id, names }) => ({
      text: names[0],
      folded: names.map(fold),
      names: LANGUAGES.flatMap(locale => rowsIn(locale).get(id)?.names ?? []),
    }))
}

const LANGUAGES = Object.keys(TRANSLATIONS) as TranslatedLocale[] // keys of a const object
