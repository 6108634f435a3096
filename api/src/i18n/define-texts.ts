/**
 * The texts that the server sends, in the language of their reader. A folder defines its English texts in
 * `texts.ts`. A translation is a line in the JSON file of its language, with the names of nested groups joined by
 * dots.
 */
import type { Locale } from 'sync-protocol/languages'
import { fill, formOf, type PluralForms, pluralForm } from 'sync-protocol/text'
import { TRANSLATIONS } from './translations.table'

export type Translation = string | PluralForms
interface Group {
  readonly [name: string]: string | Group
}

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never
type Values<Text extends string> = Readonly<Record<NamesIn<Text>, string | number>>

/** A text with `{names}` is a function of their values. One with plural forms also needs `count`. */
type Said<Entry> = Entry extends string
  ? NamesIn<Entry> extends never
    ? string
    : (values: Values<Entry>) => string
  : Entry extends { one: infer One extends string; other: infer Other extends string }
    ? (values: Values<One | Other> & { readonly count: number }) => string
    : { readonly [Name in keyof Entry]: Said<Entry[Name]> }

/** The test that compares languages reads it. */
export const englishTexts = new Map<string, Translation>()

/** Returns the texts in a language. English fills in what the language lacks. */
export function defineTexts<const Texts extends Group>(
  feature: string,
  english: Texts,
): (language: Locale) => Said<Texts> {
  for (const [key, text] of flat(english, feature)) englishTexts.set(key, text)
  const known = new Map<Locale, Said<Texts>>()
  return language => {
    const texts = known.get(language) ?? (say(english, feature, language) as Said<Texts>)
    known.set(language, texts)
    return texts
  }
}

type Spoken = string | ((values: Record<string, string | number>) => string) | SpokenGroup
interface SpokenGroup {
  [name: string]: Spoken
}

function say(english: Group, path: string, language: Locale): SpokenGroup {
  return Object.fromEntries(
    Object.entries(english).map(([name, entry]): [string, Spoken] => {
      const key = `${path}.${name}`
      if (!isText(entry)) return [name, say(entry, key, language)]
      const own = language === 'en' ? undefined : TRANSLATIONS[language][key]
      return [name, sayText(entry, own ?? entry, own === undefined ? 'en' : language)]
    }),
  )
}

function sayText(english: Translation, text: Translation, language: Locale): Spoken {
  if (typeof text !== 'string') {
    return values => fill(pluralForm(text, Number(values.count), formOf(language)), values)
  }
  return typeof english === 'string' && english.includes('{') ? values => fill(text, values) : text
}

function flat(english: Group, path: string): [string, Translation][] {
  return Object.entries(english).flatMap(([name, entry]): [string, Translation][] =>
    isText(entry) ? [[`${path}.${name}`, entry]] : flat(entry, `${path}.${name}`),
  )
}

const isText = (entry: string | Group | PluralForms): entry is Translation =>
  typeof entry === 'string' || ('one' in entry && 'other' in entry)
