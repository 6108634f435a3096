import { describe, expect, it } from 'vitest'
import { CLDR_FOODS } from '../../../dev/cldr-foods.table'
import { treatmentMark } from '../../card/words'
import { foldDosing } from '../dosing/fold-dosing'
import { dosingReaderOf } from '../dosing/read-dosing'
import { foldEntry } from '../fold-entry'
import { TERMS } from '../index.table'
import { KIND_OF_TERM, rowsIn } from '../rows'
import { type Row, rowsOf } from '../term'
import { isAmbiguous, KINDS_OF_FIELD, namesIn } from '../term-index'
import { TABLES } from '../translated'
import type { DraftLocale, DraftTable } from './draft'
import { ko } from './ko.table'
import { ro } from './ro.table'
import { ru } from './ru.table'
import { sv } from './sv.table'
import { tr } from './tr.table'

const DRAFTS: Readonly<Record<DraftLocale, DraftTable>> = { ru, tr, ko, sv, ro }
const LANGUAGES = Object.keys(DRAFTS) as DraftLocale[] // keys of the record above

const ENGLISH = rowsIn(TABLES.en)
const IDS = TERMS.flatMap(({ rows }) => rowsOf(rows)).map(({ id }) => id)
const MEANINGS = rowsOf(TABLES.en.dosing.phrases).map(({ id }) => id)

const wordsIn = (text = ''): string[] => text.split(/\s+/).filter(Boolean)
const rowsOfDraft = ({ terms }: DraftTable): Row[] =>
  terms.flatMap(({ same, rows }) => [
    ...rowsOf(rows),
    ...wordsIn(same).map((id): Row => ({ id, names: [ENGLISH.get(id)?.names[0] ?? ''] })),
  ])

const namesOf = (rows: readonly Row[]) =>
  rows.flatMap(({ id, names }) => names.map(name => ({ id, name })))

/** All that is said for a meaning, its forms for numbers one by one. */
const textsOf = ({ names: [said, ...written] }: Row): string[] => [
  ...said.split('; ').map(form => form.replace(/^\w+=/, '')),
  ...written,
]

describe.each(LANGUAGES)('the draft of %s', locale => {
  const draft = DRAFTS[locale]
  const rows = rowsOfDraft(draft)
  const names = namesOf(rows)
  const phrases = rowsOf(draft.dosing.phrases)

  it('is of the language that its file is named after, and calls itself so', () => {
    expect(draft.locale).toBe(locale)
  })

  it('says every term once, but for those it is known to leave out', () => {
    expect(twice(rows.map(({ id }) => id))).toEqual([])
    expect(rows.filter(({ id }) => !IDS.includes(id))).toEqual([])
    const isSaid = new Set(rows.map(({ id }) => id))
    expect(IDS.filter(id => !isSaid.has(id))).toEqual(wordsIn(draft.leftOut))
  })

  it('has no name that is empty, has stray blanks, or is too long for a line of a card', () => {
    const wrong = names.filter(
      ({ name }) => foldEntry(name) === '' || name !== name.trim() || name.length > 60,
    )
    expect(wrong).toEqual([])
  })

  it('has no name twice', () => {
    expect(twice(names.map(({ id, name }) => `${id}: ${name}`))).toEqual([])
  })

  it('has no name for two of its terms', () => {
    expect(sharedBy(names.map(({ id, name }) => [keyOf(name), id]))).toEqual([])
  })

  it('has no name that is ambiguous', () => {
    const keys = new Set(rowsOf(draft.ambiguous).map(({ id }) => keyOf(id)))
    const wrong = names.filter(({ name }) => isAmbiguous(foldEntry(name)) || keys.has(keyOf(name)))
    expect(wrong).toEqual([])
  })

  it('is written in the letters of its language, each term and each dose', () => {
    const { letters, script } = WRITTEN[locale]
    const texts = [...names.map(({ name }) => name), ...phrases.flatMap(textsOf)]
    const words = texts.flatMap(text => text.match(/[\p{L}\p{M}]+/gu) ?? [])
    expect(words.filter(word => !letters.test(word))).toEqual([])
    expect(rows.filter(({ names: [shown] }) => !script.test(shown))).toEqual([])
    expect(phrases.flatMap(textsOf).filter(text => !script.test(text))).toEqual([])
  })

  it('calls no medicine by a name that is marked as another', () => {
    const differing = names.filter(({ id, name }) => {
      const mark = treatmentMark(ENGLISH.get(id)?.names[0] ?? '')
      return KIND_OF_TERM.get(id) === 'medicine' && ![mark, null].includes(treatmentMark(name))
    })
    expect(differing).toEqual([])
  })

  it('calls a food as Unicode does, or it was decided otherwise', () => {
    const differing = Object.entries(CLDR_FOODS[locale]).filter(([id, words]) => {
      const keys = names.filter(row => row.id === id).map(({ name }) => foldEntry(name))
      return !words.split('|').some(word => keys.includes(foldEntry(word)))
    })
    expect(differing.map(([id]) => id)).toEqual(Object.keys(DECIDED[locale]))
  })

  it('says each dose and frequency once', () => {
    expect(phrases.map(({ id }) => id).sort()).toEqual([...MEANINGS].sort())
  })

  it('says doses in the forms that its numbers have', () => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    const forms = phrases.flatMap(({ id, names: [said] }) =>
      [...said.matchAll(/(?:^|; )(\w+)=/g)].map(([, form = '']) => ({ id, form })),
    )
    expect(forms.filter(({ form }) => !(categories as string[]).includes(form))).toEqual([])
  })

  it('says no two doses or frequencies in the same words', () => {
    const texts = phrases.flatMap(row =>
      textsOf(row).map(text => [foldDosing(text), row.id] as const),
    )
    expect(sharedBy(texts)).toEqual([])
  })

  it('is read as what it says of doses', () => {
    const read = dosingReaderOf([{ ...draft, locale: 'en' }])
    const wrong = phrases
      .filter(({ id }) => !id.startsWith('at-'))
      .flatMap(row => textsOf(row).map(text => text.replace(/#/g, '6')))
      .filter(text => read(text, TABLES.en).text !== null)
    expect(wrong).toEqual([])
  })
})

it.each(Object.entries(KINDS_OF_FIELD))(
  'no two languages, drafts among them, call two terms of a field the same: %s',
  (_, kinds) => {
    const shown = Object.values(TABLES).flatMap(namesIn)
    const drafted = namesOf(Object.values(DRAFTS).flatMap(rowsOfDraft))
    const isMeant = ({ id }: { id: string }) => kinds.some(kind => kind === KIND_OF_TERM.get(id))
    const names = [...shown, ...drafted].filter(isMeant)
    expect(sharedBy(names.map(({ id, name }) => [foldEntry(name), id]))).toEqual([])
  },
)

/** As entries are looked up; Korean is written with blanks by taste, so they say nothing there. */
const keyOf = (name: string) =>
  foldEntry(name).replace(/(?<=\p{Script=Hangul}) | (?=\p{Script=Hangul})/gu, '')

const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

function sharedBy(idsOfKeys: readonly (readonly [key: string, id: string])[]): string[] {
  const idOf = new Map<string, string>()
  return idsOfKeys.flatMap(([key, id]) => {
    const known = idOf.get(key) ?? id
    idOf.set(key, known)
    return known === id ? [] : [`${key}: ${known} ${id}`]
  })
}

/** `letters`: a word in one script, abbreviations in Latin. `script`: what is in each text. */
const WRITTEN: Readonly<Record<DraftLocale, { letters: RegExp; script: RegExp }>> = {
  ru: { letters: /^(?:[а-яё]+|[a-z]+)$/i, script: /\p{Script=Cyrillic}/u },
  tr: { letters: /^[a-zçğıİöşüâîûé]+$/i, script: /\p{Script=Latin}/u },
  ko: { letters: /^[\p{Script=Hangul}a-z]+$/iu, script: /\p{Script=Hangul}/u },
  sv: { letters: /^[a-zåäöé]+$/i, script: /\p{Script=Latin}/u },
  ro: { letters: /^[a-zăâîșțé]+$/i, script: /\p{Script=Latin}/u },
}

/** Where Unicode's words for a picture are none of ours, and why ours stay. */
const DECIDED: Readonly<Record<DraftLocale, Readonly<Record<string, string>>>> = {
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
