/**
 * The words of every language we suggest in, one file a language. All are looked up together: nobody
 * says in which language they write. A word that several languages share stands in the first only.
 */
import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { hi } from './hi'
import { it } from './it'
import { ja } from './ja'
import { ko } from './ko'
import { nl } from './nl'
import { pl } from './pl'
import { pt } from './pt'
import { ro } from './ro'
import { ru } from './ru'
import { sv } from './sv'
import type { LanguageWords } from './tables'
import { tr } from './tr'
import { uk } from './uk'
import { zh } from './zh'

const BY_LOCALE = {
  en,
  es,
  fr,
  de,
  it,
  pt,
  nl,
  pl,
  uk,
  ru,
  ar,
  zh,
  ja,
  hi,
  tr,
  ko,
  sv,
  ro,
} as const satisfies Record<string, LanguageWords>
export type WordLocale = keyof typeof BY_LOCALE
const LANGUAGES: readonly LanguageWords[] = Object.values(BY_LOCALE)

/** What stands in a language's own tables, but for several words in a row. */
export const wordsIn = (locale: WordLocale): string[] =>
  Object.values<string>({ ...BY_LOCALE[locale] })
    .flatMap(table => table.split(/\s+/))
    .filter(word => word !== '' && !word.includes('_'))

/** One table in all languages. */
export const wordsOf = (table: keyof LanguageWords): string =>
  LANGUAGES.map(language => language[table] ?? '').join(' ')

/** Several of them, by their names. */
export const tablesOf = <Name extends keyof LanguageWords>(
  ...names: readonly Name[]
): Record<Name, string> =>
  // Its keys are the names, which fromEntries cannot say.
  Object.fromEntries(names.map(name => [name, wordsOf(name)])) as Record<Name, string>

/** The small words that every reader needs to see what is negated. */
export const smallWords = () => ({
  ...tablesOf('neg', 'filler', 'or', 'but', 'few', 'one'),
  negAfter: `${wordsOf('negAfter')} ${wordsOf('excluded')}`,
})
