/** What the terms that a list offers are called in other languages, so that those find them too. */
import { fold } from '../fold'
import type { TermList } from '../lists'
import { KIND_OF_TERM, phrasesIn, rowsIn } from '../rows'
import type { TermKind } from '../term'
import { TABLES } from '../translated'

const KINDS: Readonly<Record<TermList, readonly TermKind[]>> = {
  medicines: ['medicine', 'drugClass'],
  allergens: ['allergen', 'drugClass', 'medicine'],
  conditions: ['condition', 'implant'],
  relationships: ['relationship'],
  severities: ['severity'],
  statuses: ['status'],
  doses: [],
  /** Phrases, and no terms. */
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
  if (list === 'frequencies') return foreignPhrases()
  return [...rowsIn(TABLES.en).values()]
    .filter(({ id }) => KINDS[list].some(kind => kind === KIND_OF_TERM.get(id)))
    .map(({ id, names }) => ({
      text: names[0],
      folded: names.map(fold),
      names: FOREIGN.flatMap(table => rowsIn(table).get(id)?.names ?? []),
    }))
}

/** Those that stand by themselves: without a number, or other words that say which language it is. */
function foreignPhrases(): NamedTerm[] {
  const whole = (names: readonly string[]) => names.filter(name => !/[#~=]/.test(name))
  const byTable = FOREIGN.map(
    table => new Map(phrasesIn(table).map(({ id, names }) => [id, names] as const)),
  )
  return phrasesIn(TABLES.en).flatMap(({ id, names }) => {
    const [text] = whole(names)
    if (text === undefined) return []
    const foreign = byTable.flatMap(phrases => phrases.get(id) ?? [])
    return [{ text, folded: whole(names).map(fold), names: whole(foreign) }]
  })
}

const FOREIGN = Object.values(TABLES).filter(({ locale }) => locale !== 'en')
