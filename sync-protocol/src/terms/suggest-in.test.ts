import { describe, expect, it } from 'vitest'
import type { Locale } from '../languages'
import { TABLES } from '../languages/lists/terms.data'
import { fold } from '../text/fold'
import { makeSuggestAbroad } from './abroad'
import { LISTS, type TermList } from './lists'
import { suggest } from './suggest'
import { makeSuggest, rowsOfList } from './suggest-in'

const abroad = {
  en: makeSuggestAbroad('en'),
  de: makeSuggestAbroad('de'),
  es: makeSuggestAbroad('es'),
  ja: makeSuggestAbroad('ja'),
} satisfies Partial<Record<Locale, unknown>>

const textsFor = (own: keyof typeof abroad, list: TermList, typed: string) =>
  abroad[own](list, typed).map(({ text }) => text)

describe('a word of another language', () => {
  it.each([
    ['allergens', 'arachide', 'Peanuts', 'Arachide'],
    ['allergens', '땅콩', undefined, undefined],
    ['allergens', 'фундук', 'Hazelnut', 'Фундук'],
    ['allergens', 'ピーナッツ', 'Peanuts', 'ピーナッツ'],
    ['allergens', 'ERDNUSSE', 'Peanuts', 'Erdnüsse'],
    ['conditions', 'vorhofflat', 'Atrial flutter', 'Vorhofflattern'],
    ['medicines', 'ібупроф', 'Ibuprofen', 'Ібупрофен'],
    ['frequencies', 'zweimal tä', 'Twice daily', 'zweimal täglich'],
    ['frequencies', '1日2回', 'Twice daily', '1日2回'],
    ['frequencies', 'раз на тиж', 'Once a week', 'раз на тиждень'],
    ['frequencies', 'al acos', 'At bedtime', 'al acostarse'],
    ['relationships', 'teściowa', 'Mother-in-law', 'Teściowa'],
  ] as const)('%s: %s finds %s in English', (list, typed, text, note) => {
    expect(abroad.en(list, typed).find(term => term.text === text)?.note).toBe(note)
  })

  it.each([
    ['de', 'allergens', 'arachide', 'Erdnüsse'],
    ['de', 'allergens', 'peanu', 'Erdnüsse'],
    ['de', 'conditions', 'vorhoffli', 'Vorhofflimmern'],
    ['de', 'relationships', 'mother', 'Mutter'],
    ['es', 'relationships', 'mutter', 'Madre'],
    ['ja', 'allergens', 'peanuts', 'ピーナッツ（落花生）'],
  ] as const)('%s, %s: %s first offers %s', (own, list, typed, text) => {
    expect(textsFor(own, list, typed)[0]).toBe(text)
  })
})

it.each(['en', 'de', 'es', 'ja'] as const)(
  '%s: one term is one suggestion in all languages',
  own => {
    for (const [list, typed] of [
      ['allergens', 'penicill'],
      ['allergens', 'latex'],
      ['conditions', 'asthm'],
      ['conditions', 'epilep'],
      ['medicines', 'ibupro'],
    ] as const) {
      const texts = textsFor(own, list, typed)
      expect(
        texts.filter(text => /^(p[eé]nici|latex|asth?m|[eé]pilep|ibuprof)/i.test(text)).length,
        typed,
      ).toBeLessThanOrEqual(own === 'en' ? 3 : 2)
    }
  },
)

it('look-alikes of other languages are not offered', () => {
  expect(textsFor('en', 'allergens', 'penicil')).toEqual(['Penicillin'])
  expect(textsFor('en', 'allergens', 'lat')).toEqual(['Latex', 'Natural rubber latex'])
  expect(textsFor('en', 'relationships', 'mo')).toEqual(['Mother', 'Mom', 'Mother-in-law'])
  const lists = Object.keys(LISTS) as TermList[] // its keys are its type's
  for (const list of lists) {
    const english = new Set(rowsOfList(list, TABLES.en).flatMap(({ names }) => names.map(fold)))
    const foreign = Object.values(TABLES).flatMap(table =>
      rowsOfList(list, table).map(({ names: [name = ''] }) => fold(name)),
    )
    const lookAlikes = new Set(foreign.filter(name => !english.has(name)))
    const offered = LISTS[list]().filter(({ text }) => /^\p{Script=Latin}/u.test(text))
    expect(offered.filter(({ text }) => lookAlikes.has(fold(text)))).toEqual([])
  }
})

it.each([
  ['allergens', 'Erdnüsse'],
  ['relationships', 'Ehepartner'],
  ['severities', 'Schwer'],
  ['statuses', 'Aktiv'],
  ['frequencies', 'einmal täglich'],
] as const)('before anything is typed, %s begin with the own language', (list, text) => {
  const offered = textsFor('de', list, '')
  expect(offered.length > 0).toBe(suggest(list, '').length > 0)
  if (offered.length > 0) expect(offered).toContain(text)
})

it.each(['penic', 'a', '', 'zzz', 'lat'])(
  'in English, the words of the list come first for %j',
  typed => {
    const listed = suggest('allergens', typed)
    expect(abroad.en('allergens', typed).slice(0, listed.length)).toEqual(listed)
  },
)

it('without tables, the lists are offered as they are', () => {
  expect(makeSuggest()('allergens', 'lat')).toEqual(suggest('allergens', 'lat'))
  expect(makeSuggest()('allergens', 'arachide')).toEqual([])
})

it('a brand keeps its international name in every language', () => {
  const marcumar = { text: 'Marcumar', value: 'Marcumar (phenprocoumon)', note: 'phenprocoumon' }
  expect(abroad.de('medicines', 'marcum')).toEqual([marcumar])
})
