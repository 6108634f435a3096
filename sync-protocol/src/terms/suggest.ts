/**
 * A match of the first word comes before a match of a later word. Equal matches keep the order of the list,
 * the most common first. Suggestions are never enforced.
 */
import { fold } from '../text/fold'
import { LISTS, type Term, type TermList } from './lists'

interface Entry {
  term: Term
  folded: string
  /** "5mg" finds "5 mg". */
  joined: string
}

const entriesByList = new Map<TermList, readonly Entry[]>()

/** Folding takes a phone a few milliseconds, so it happens at a list's first use. */
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

/** A longer list is no help to a person who has typed nothing. */
const BROWSABLE_MAX = 200

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
