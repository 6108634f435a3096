/**
 * All languages are searched together, because people do not state theirs. A word of several languages is
 * only in the first.
 */
import { READING } from './lists/reading.data'
import type { LanguageWords } from './reading-words'

export type WordLocale = keyof typeof READING
const LANGUAGES: readonly LanguageWords[] = Object.values(READING)

/** Without phrases of several words. */
export const wordsIn = (locale: WordLocale): string[] =>
  Object.values<string>({ ...READING[locale] })
    .flatMap(table => table.split(/\s+/))
    .filter(word => word !== '' && !word.includes('_'))

export const languageWordsOf = (table: keyof LanguageWords): string =>
  LANGUAGES.map(language => language[table] ?? '').join(' ')

export const tablesOf = <Name extends keyof LanguageWords>(
  ...names: readonly Name[]
): Record<Name, string> =>
  // fromEntries cannot express that the keys are the names.
  Object.fromEntries(names.map(name => [name, languageWordsOf(name)])) as Record<Name, string>

export const smallWords = () => ({
  ...tablesOf('neg', 'filler', 'or', 'but', 'few', 'one'),
  negAfter: `${languageWordsOf('negAfter')} ${languageWordsOf('excluded')}`,
})
