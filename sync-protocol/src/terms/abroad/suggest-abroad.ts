/**
 * What to offer to somebody who types in a language that the list does not have: "arachide" finds
 * "Peanuts". After what the list itself offers. Apart from `suggest`, because the names of all
 * languages are larger than the lists, and no phone needs them to go on typing.
 */
import { fold } from '../fold'
import { LISTS, type Term, type TermList } from '../lists'
import { suggest } from '../suggest'
import { foreignNames } from './foreign-names'

interface Entry {
  term: Term
  /** Without blanks. */
  joined: string
}

const entriesByList = new Map<TermList, readonly Entry[]>()

/** Folding a few thousand names takes a phone some milliseconds: once a list, at its first use. */
function entriesOf(list: TermList): readonly Entry[] {
  const known = entriesByList.get(list)
  if (known) return known
  const entries = makeEntries(list)
  entriesByList.set(list, entries)
  return entries
}

/** What is picked is the list's own word where it has one; the name it was found by stands beside it. */
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

/** At most `limit` terms for what is typed. */
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
