/**
 * Suggests words of the person's own language. If there are none, a name in another language finds the same
 * term, which is offered in the own language and only once, however many of its names are similar.
 */
import { terms as english } from '../languages/en/terms'
import type { LanguageTable, TermKind } from '../languages/terms'
import { fold } from '../text/fold'
import { LISTS, type Term, type TermList } from './lists'
import { onceEach } from './once-each'
import { KIND_OF_TERM, phrasesIn, rowsIn } from './rows'
import { suggest } from './suggest'

export type Suggest = (list: TermList, typed: string, limit?: number) => Term[]

interface Name {
  id: string
  text: string
  joined: string
}

/** The lists themselves are English. Without other tables, only their words are found. */
export function makeSuggest(own: LanguageTable = english, others: LanguageTable[] = []): Suggest {
  const isEnglish = own.locale === 'en'
  const ownNames = onceEach((list: TermList) => (isEnglish ? [] : namesIn(list, own)))
  const ownById = onceEach((list: TermList) => firstById(ownNames(list)))
  const englishNames = onceEach((list: TermList) => namesIn(list, english))
  const englishById = onceEach((list: TermList) => {
    const listed = new Map(LISTS[list]().map(term => [joinedOf(term.text), term]))
    const names = englishNames(list)
    const inList = names.flatMap(({ id, joined }) => {
      const term = listed.get(joined)
      return term ? [[id, term] as const] : []
    })
    // The first name of a term is the last entry, which a map keeps.
    return new Map([
      ...names.toReversed().map(({ id, text }) => [id, { text }] as const),
      ...inList.toReversed(),
    ])
  })
  const idByEnglish = onceEach(
    (list: TermList) => new Map(englishNames(list).map(({ id, joined }) => [joined, id])),
  )
  const foreignNames = onceEach((list: TermList) =>
    others
      .filter(({ locale }) => locale !== own.locale && locale !== 'en')
      .flatMap(table => namesIn(list, table)),
  )

  /** A word that the languages share, such as the name of a substance, keeps its note. */
  function inOwnWords(list: TermList, term: Term): { id?: string; term: Term; isOwn: boolean } {
    const id = idByEnglish(list).get(joinedOf(term.text))
    if (isEnglish || !id) return { ...(id && { id }), term, isOwn: isEnglish }
    const name = ownById(list).get(id)
    const isSame = !name || fold(name) === fold(term.text)
    return { id, term: isSame ? term : { text: name, note: term.text }, isOwn: name !== undefined }
  }

  return (list, typed, limit = 8) => {
    const joined = joinedOf(typed)
    const found = new Map<string, Term>()
    const offeredIds = new Set<string>()
    function offer(id: string | undefined, term: Term, isOnlyOnce: boolean): void {
      const key = fold(term.text)
      if (found.has(key) || (isOnlyOnce && id && offeredIds.has(id))) return
      found.set(key, term)
      if (id) offeredIds.add(id)
    }

    for (const { id, text } of matching(ownNames(list), joined)) offer(id, { text }, true)
    const listed = suggest(list, typed, Number.POSITIVE_INFINITY).map(term =>
      inOwnWords(list, term),
    )
    for (const { id, term, isOwn } of listed) if (isOwn) offer(id, term, !isEnglish)
    for (const { id, term } of listed) offer(id, term, !isEnglish)
    // Next to words of the own language, these are mostly look-alikes.
    if (found.size === 0) {
      for (const { id, text } of matching(foreignNames(list), joined)) {
        const name = ownById(list).get(id)
        const shown: Term | undefined = name ? { text: name } : englishById(list).get(id)
        if (shown) offer(id, { ...shown, note: text }, true)
      }
    }
    return [...found.values()].slice(0, limit)
  }
}

/** Whole matches come first. */
function matching(names: readonly Name[], joined: string): Name[] {
  if (joined === '') return []
  const begin = names.filter(name => name.joined.startsWith(joined))
  return [...begin.filter(name => name.joined === joined), ...begin]
}

const firstById = (names: readonly Name[]): ReadonlyMap<string, string> =>
  new Map(names.toReversed().map(({ id, text }) => [id, text]))

const joinedOf = (text: string) => fold(text).replaceAll(' ', '')

/** Folding takes a phone some milliseconds, so callers keep the result. */
const namesIn = (list: TermList, table: LanguageTable): Name[] =>
  rowsOfList(list, table).flatMap(({ id, names }) =>
    names.map(text => ({ id, text, joined: joinedOf(text) })),
  )

export function rowsOfList(list: TermList, table: LanguageTable) {
  if (list !== 'frequencies') {
    const kinds = KINDS[list]
    return [...rowsIn(table).values()].filter(({ id }) =>
      kinds.some(kind => kind === KIND_OF_TERM.get(id)),
    )
  }
  // A phrase with a mark is only understood with a number or next to other words.
  return phrasesIn(table).map(({ id, names }) => ({
    id,
    names: names.filter(name => !/[#~=]/.test(name)),
  }))
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
