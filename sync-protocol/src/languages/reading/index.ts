/**
 * One file for each language. All languages are searched together, because people do not state
 * theirs. A word of several languages is only in the first.
 */
import { ar } from '../ar/reading'
import { de } from '../de/reading'
import { en } from '../en/reading'
import { es } from '../es/reading'
import { fr } from '../fr/reading'
import { hi } from '../hi/reading'
import { it } from '../it/reading'
import { ja } from '../ja/reading'
import { ko } from '../ko/reading'
import { nl } from '../nl/reading'
import { pl } from '../pl/reading'
import { pt } from '../pt/reading'
import { ro } from '../ro/reading'
import { ru } from '../ru/reading'
import { sv } from '../sv/reading'
import { tr } from '../tr/reading'
import { uk } from '../uk/reading'
import { zh } from '../zh/reading'
import type { LanguageWords } from './reading-words'

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
