/**
 * A name in any language finds a term: "arachide" finds "Peanuts". The names of all languages are larger than
 * the lists, so a phone suggests without them until they are loaded.
 */

import { TABLES } from '../../languages/lists/terms.data'
import type { TermKind } from '../../languages/terms'
import { fold } from '../../text/fold'
import { LISTS, type Term, type TermList } from '../lists'
import { KIND_OF_TERM, phrasesIn, rowsIn } from '../rows'
import { suggest } from '../suggest'

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

interface NamedTerm {
  text: string
  folded: readonly string[]
  names: readonly string[]
}

function foreignNames(list: TermList): NamedTerm[] {
  if (list === 'frequencies') return foreignPhrases()
  return [...rowsIn(TABLES.en).values()]
    .filter(({ id }) => KINDS[list].some(kind => kind === KIND_OF_TERM.get(id)))
    .map(({ id, names }) => ({
      text: names[0],
      folded: names.map(fold),
      names: FOREIGN.flatMap(table => rowsIn(table).get(id)?.names ?? []),
    }))
}

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
