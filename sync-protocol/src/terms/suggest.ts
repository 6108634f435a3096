/**
 * What to offer somebody who has typed a few letters. A word that begins so comes before one in
 * which a later word does; among equals the order of the list, which is by how common they are.
 * Offered, never enforced: any other text is as good.
 */
import { fold } from './fold'
import { LISTS, type Term, type TermList } from './lists'

interface Entry {
  term: Term
  folded: string
  /** Without blanks: "5mg" finds "5 mg". */
  joined: string
}

const entriesByList = new Map<TermList, readonly Entry[]>()

/** Folding a thousand words takes a phone a few milliseconds: once a list, at its first use. */
function entriesOf(list: TermList): readonly Entry[] {
  const known = entriesByList.get(list)
  if (known) return known
  const entries = LISTS[list]().map(term => {
    const folded = fold(term.text)
    return { term, folded, joined: folded.replaceAll(' ', '') }
  })
  entriesByList.set(list, entries)
  return entries
}

/** A list longer than this is no choice to offer to somebody who has typed nothing. */
const BROWSABLE_MAX = 200

/** At most `limit` terms for what is typed. For nothing typed, a short list gives its most common. */
export function suggest(list: TermList, typed: string, limit = 8): Term[] {
  const joined = fold(typed).replaceAll(' ', '')
  const entries = entriesOf(list)
  if (joined === '' && entries.length > BROWSABLE_MAX) return []
  const atWord = ` ${fold(typed)}`
  const [whole, start, later]: [Term[], Term[], Term[]] = [[], [], []]
  for (const entry of entries) {
    if (entry.joined === joined) whole.push(entry.term)
    else if (entry.joined.startsWith(joined)) start.push(entry.term)
    else if (entry.folded.includes(atWord)) later.push(entry.term)
  }
  return [...whole, ...start, ...later].slice(0, limit)
}
