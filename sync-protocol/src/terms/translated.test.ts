import { describe, expect, it } from 'vitest'
import { CLDR_FOODS } from '../../dev/cldr-foods.table'
import { treatmentMarks } from '../card/words'
import { TABLES } from '../languages/lists/terms.data'
import { type TranslatedLocale, termRowsOf } from '../languages/terms'
import { foldEntry } from './fold-entry'
import { TERMS } from './index.table'
import { READ_BY_SPEAKER } from './read-by-speaker'
import { KIND_OF_TERM, rowsIn } from './rows'

const LANGUAGES = Object.keys(TABLES).filter(
  (locale): locale is TranslatedLocale => locale !== 'en',
)
const IDS = TERMS.flatMap(({ rows }) => termRowsOf(rows)).map(({ id }) => id)

describe.each(LANGUAGES)('%s', locale => {
  const rows = rowsIn(TABLES[locale])

  it('has every term except those that it is known to leave out', () => {
    const missing = IDS.filter(id => !rows.has(id))
    expect(missing).toEqual(TABLES[locale].leftOut?.trim().split(/\s+/) ?? [])
  })

  it('counts as read by a speaker exactly if each of its blocks is', () => {
    const isRead = TABLES[locale].terms.every(({ reviewed }) => reviewed === 'speaker')
    expect(READ_BY_SPEAKER.has(locale)).toBe(isRead)
  })

  it('writes each term and each dose in its own script', () => {
    const { letters, script } = WRITTEN[locale] ?? {}
    if (!letters || !script) return
    const names = [...rows.values()].flatMap(({ names }) => names)
    const phrases = termRowsOf(TABLES[locale].dosing.phrases).flatMap(
      ({ names: [said, ...written] }) => [
        ...said.split('; ').map(form => form.replace(/^\w+=/, '')),
        ...written,
      ],
    )
    const words = [...names, ...phrases].flatMap(text => text.match(/[\p{L}\p{M}]+/gu) ?? [])
    expect(words.filter(word => !letters.test(word))).toEqual([])
    expect([...rows.values()].filter(({ names: [shown] }) => !script.test(shown))).toEqual([])
  })

  it('has the plural forms of its numbers in doses', () => {
    const categories: string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    const forms = termRowsOf(TABLES[locale].dosing.phrases).flatMap(({ id, names: [said] }) =>
      [...said.matchAll(/(?:^|; )(\w+)=/g)].map(([, form = '']) => ({ id, form })),
    )
    expect(forms.filter(({ form }) => !categories.includes(form))).toEqual([])
  })

  it('has no duplicate and no unknown term', () => {
    const ids = TABLES[locale].terms.flatMap(({ same = '', rows: text }) => [
      ...termRowsOf(text).map(({ id }) => id),
      ...same.split(/\s+/).filter(Boolean),
    ])
    expect(ids.filter((id, at) => ids.indexOf(id) !== at || !IDS.includes(id))).toEqual([])
  })

  it('has no superfluous blank and no name too long for a line of a card', () => {
    const names = [...rows.values()].flatMap(({ names }) => names)
    expect(names.filter(name => name !== name.trim() || name.length > 60)).toEqual([])
  })

  /** The marks are an independent draft, written earlier and for another purpose. */
  it('gives no medicine a name that is marked as another one', () => {
    const differing = [...rows.values()]
      .filter(({ id }) => KIND_OF_TERM.get(id) === 'medicine')
      .flatMap(({ id, names }) => {
        const marks = treatmentMarks(rowsIn(TABLES.en).get(id)?.names[0] ?? '')
        return names.filter(name => treatmentMarks(name).some(mark => !marks.includes(mark)))
      })
    expect(differing).toEqual([])
  })

  it('names foods like Unicode, unless decided otherwise', () => {
    const differing = Object.entries(CLDR_FOODS[locale]).filter(([id, words]) => {
      const keys = rows.get(id)?.names.map(foldEntry) ?? []
      return !words.split('|').some(word => keys.includes(foldEntry(word)))
    })
    expect(differing.map(([id]) => id)).toEqual(Object.keys(DECIDED[locale] ?? {}))
  })
})

const WRITTEN: Partial<Record<TranslatedLocale, { letters: RegExp; script: RegExp }>> = {
  ru: { letters: /^(?:[а-яё]+|[a-z]+)$/i, script: /\p{Script=Cyrillic}/u },
  uk: { letters: /^(?:[а-яёґєіїы]+|[a-z]+)$/i, script: /\p{Script=Cyrillic}/u },
  tr: { letters: /^[a-zçğıİöşüâîûé]+$/i, script: /\p{Script=Latin}/u },
  ko: { letters: /^[\p{Script=Hangul}a-z]+$/iu, script: /\p{Script=Hangul}/u },
  sv: { letters: /^[a-zåäöé]+$/i, script: /\p{Script=Latin}/u },
  ro: { letters: /^[a-zăâîșțé]+$/i, script: /\p{Script=Latin}/u },
}

/** Where the names here differ from Unicode's, and why. */
const DECIDED: Partial<Record<TranslatedLocale, Record<string, string>>> = {
  fr: { peas: 'the picture is of a pod, ours of what is eaten' },
  de: { crab: '"Krabbe" alone is ambiguous: shrimps in the north' },
  it: { dogs: '"cane" is a sugar as well' },
  pt: { feathers: '"pena" alone is also a pity' },
  nl: {
    squid: '"inktvis" is octopus and cuttlefish as well',
    feathers: 'one feather; "veer" is also a spring',
  },
  pl: { dogs: '"pies" is English pastry as well' },
  uk: { orange: 'the picture is a tangerine' },
  ar: { oysters: '"محار" is shellfish of any kind as well' },
  zh: { orange: 'the picture is a tangerine' },
  hi: {
    lobster: '"झींगा मछली" is read as shrimp',
    oysters: '"सीप" is any bivalve',
    apple: 'its words are several in one, of a red apple',
  },
  ru: {
    onion: '"лук" is a bow as well, and leeks and chives',
    feathers: 'one feather; "перо" is also a pen',
  },
  tr: {
    squid: 'its word is of a cuttlefish, which is no squid',
    horses: '"at" is an English word as well',
  },
  ko: { horses: '"말" is also speech' },
  sv: {
    squid: '"bläckfisk" is octopus and cuttlefish as well',
    'bee-sting': 'the insect; "bi" is also a prefix',
    orange: 'the picture is a tangerine',
    feathers: 'one feather; "fjäder" is also a spring',
  },
  ro: { tomato: '"roșie" is also red', feathers: 'one feather; "pană" is also a breakdown' },
}
