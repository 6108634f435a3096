/**
 * The app's texts, in the language of this device. A feature defines its English texts once, with their
 * types, in `texts.ts`. Translations are JSON files next to this one (`de/lock.json`), with the names of
 * nested groups joined by dots. See `web/decisions/texts-in-the-readers-language.md`.
 */
import { createI18n, type TranslationFunction, transform } from '@nanostores/i18n'
import { atom } from 'nanostores'
import { type PluralForms as Forms, fill, pluralForm } from 'sync-protocol/text'
import { type Language, tagOf, textDirection } from './languages'

export const language = atom<Language>('en')

type Entry = string | TranslationFunction
interface Group {
  [name: string]: Entry | Group
}
type PluralForms = Forms & { one: string }
/** A translation as it is in a JSON file. */
export type Translation = string | PluralForms
export type Translations = Readonly<Record<string, Readonly<Record<string, Translation>>>>

const i18n = createI18n<Language, 'en'>(language, {
  // Files of a language arrive through `addTranslations`.
  get: async (_, features) => Object.fromEntries(features.map(feature => [feature, {}])),
})

/**
 * Returns `texts` with each entry in the current language. Read an entry when it is shown, and do not store
 * it: a constant of a module would keep the language in which the module was loaded.
 */
export function defineTexts<Texts extends Group>(feature: string, texts: Texts): Texts {
  expectNoFile(feature)
  const entries = i18n(feature, flat(texts))
  let current = entries.get()
  entries.subscribe(translated => {
    current = translated
  })
  const read = (key: string) => {
    const entry = current[key] ?? ''
    return import.meta.env?.DEV && isMissing(feature, key) ? marked(entry) : entry
  }
  return inLanguage(texts, '', read) as Texts // It has the same names.
}

/** The library asks for a file if a feature has no entry, and its answer would replace texts that have arrived since. */
function expectNoFile(feature: string): void {
  const shown = language.get()
  if (shown === 'en') return
  Object.assign(i18n.cache, { [shown]: { [feature]: {}, ...translationsIn(shown) } })
}

/** English fills in what a language lacks. */
export function addTranslations(to: Language, translations: Translations): void {
  const none = Object.fromEntries(Object.keys(englishTexts()).map(feature => [feature, {}]))
  Object.assign(i18n.cache, { [to]: { ...none, ...translationsIn(to), ...translations } })
  // The language is the same, but its texts are not.
  if (language.get() === to) language.notify()
}

/** The texts of a language by feature and key, as far as they are loaded. */
export const translationsIn = (of: Language): Translations =>
  (i18n.cache as unknown as Partial<Record<Language, Translations>>)[of] ?? {}

export const englishTexts = (): Translations => translationsIn('en')

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never
type Values<Text extends string> = Readonly<Record<NamesIn<Text>, string | number>>

/**
 * A text with values: `params('Step {at} of {of}')`. The library's own function would replace `{of}` inside
 * the value of `at`, and read `$&` in a name as a pattern.
 */
export const params: <Text extends string>(text: Text) => (values: Values<Text>) => string =
  transform((locale: string, text: string, values: Record<string, string | number>) =>
    fillIn(locale, text, values),
  ) as never // The library's type has neither the names nor their values.

/** A text that depends on a number: `count({ one: '{count} try', other: '{count} tries' })`. */
export const count: <const Forms extends PluralForms>(
  forms: Forms,
) => (values: Values<Forms['one' | 'other']> & { readonly count: number }) => string = transform(
  (locale: string, forms: PluralForms, values: Record<string, string | number>) =>
    fillIn(locale, pluralForm(forms, Number(values.count), tagOf(locale)), values),
) as never // As above.

function fillIn(locale: string, text: string, values: Record<string, string | number>): string {
  if (textDirection(locale) === 'ltr') return fill(text, values)
  const isolated = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolate(value) : value,
  ])
  return fill(text, Object.fromEntries(isolated))
}

/**
 * Isolates the value (Unicode, UAX #9), because a phone number in Arabic text would otherwise show its plus sign at
 * the end. The first strong character decides on the direction. Characters in inner isolates do not count, so a list
 * of isolated parts is explicitly from right to left.
 */
function isolate(value: string): string {
  const start = /[\u2066-\u2068]/.test(value) ? '\u2067' : '\u2068'
  return `${start}${value}\u2069`
}

// A text with values is an object until the library makes a function of it.
const isGroup = (entry: Entry | Group): entry is Group =>
  typeof entry === 'object' && !('transform' in entry)

function flat(texts: Group, path = ''): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, entry]) =>
      isGroup(entry) ? Object.entries(flat(entry, `${path}${name}.`)) : [[path + name, entry]],
    ),
  )
}

function inLanguage(texts: Group, path: string, read: (key: string) => Entry): Group {
  const shown: Group = {}
  for (const [name, entry] of Object.entries(texts)) {
    const group = isGroup(entry) && inLanguage(entry, `${path}${name}.`, read)
    Object.defineProperty(shown, name, {
      enumerable: true,
      get: () => group || read(path + name),
    })
  }
  return shown
}

function isMissing(feature: string, key: string): boolean {
  const texts = translationsIn(language.get())[feature] ?? {}
  return language.get() !== 'en' && englishTexts()[feature]?.[key] !== '' && !(key in texts)
}

function marked(entry: Entry): Entry {
  if (typeof entry === 'string') return entry && `⟦${entry}⟧`
  return (...values) => `⟦${entry(...values)}⟧`
}

/** A table with texts, made once for each language. */
export function perLanguage<Table>(make: () => Table): () => Table {
  const tables = new Map<Language, Table>()
  return () => {
    const table = tables.get(language.get()) ?? make()
    tables.set(language.get(), table)
    return table
  }
}
