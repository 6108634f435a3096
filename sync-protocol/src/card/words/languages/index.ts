/**
 * One file for each language. All languages are searched together, because people do not state
 * theirs. A word of several languages is only in the first.
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

/** Without phrases of several words. */
export const wordsIn = (locale: WordLocale): string[] =>
  Object.values<string>({ ...BY_LOCALE[locale] })
    .flatMap(table => table.split(/\s+/))
    .filter(word => word !== '' && !word.includes('_'))

export const wordsOf = (table: keyof LanguageWords): string =>
  LANGUAGES.map(language => language[table] ?? '').join(' ')

export const tablesOf = <Name extends keyof LanguageWords>(
  ...names: readonly Name[]
): Record<Name, string> =>
  // fromEntries cannot express that the keys are the names.
  Object.fromEntries(names.map(name => [name, wordsOf(name)])) as Record<Name, string>

/** Words with which every reader detects negation. */
export const smallWords = () => ({
  ...tablesOf('neg', 'filler', 'or', 'but', 'few', 'one'),
  negAfter: `${wordsOf('negAfter')} ${wordsOf('excluded')}`,
})
