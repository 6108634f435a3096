/**
 * Finds terms by their names in languages that a list does not have: "arachide" finds "Peanuts".
 * The names of all languages are larger than the lists, so a phone suggests without them until they
 * are loaded.
 */
import { fold } from '../../text/fold'
import { LISTS, type Term, type TermList } from '../lists'
import { suggest } from '../suggest'
import { foreignNames } from './foreign-names'

interface Entry {
  term: Term
  joined: string
}

const entriesByList = new Map<TermList, readonly Entry[]>()

/** Folding takes a phone some milliseconds, so it happens at a list's first use. */
function entriesOf(list: TermList): readonly Entry[] {
  const known = entriesByList.get(list)
  if (known) return known
  const entries = makeEntries(list)
  entriesByList.set(list, entries)
  return entries
}

/** A pick inserts the list's own word if there is one. */
function makeEntries(list: TermList): Entry[] {
  const own = new Map(LISTS[list]().map(term => [fold(term.text), term]))
  return foreignNames(list).flatMap(({ text, folded, names }) => {
    const listed = folded.flatMap(name => own.get(name) ?? [])[0] ?? { text }
    return names.flatMap(name => {
      const key = fold(name)
      return own.has(key)
        ? []
        : [{ term: { ...listed, note: name }, joined: key.replaceAll(' ', '') }]
    })
  })
}

export function suggestAbroad(list: TermList, typed: string, limit = 8): Term[] {
  const found = suggest(list, typed, limit)
  const joined = fold(typed).replaceAll(' ', '')
  if (joined === '' || found.length === limit) return found
  const byText = new Map<string, Term>()
  const begin = entriesOf(list).filter(entry => entry.joined.startsWith(joined))
  for (const { term } of [...begin.filter(entry => entry.joined === joined), ...begin]) {
    if (!byText.has(term.text)) byText.set(term.text, term)
  }
  for (const { text } of found) byText.delete(text)
  return [...found, ...byText.values()].slice(0, limit)
}
