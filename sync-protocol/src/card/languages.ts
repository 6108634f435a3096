/**
 * Detects the language of a card's entries from their known words and from the language that the
 * person speaks. A foreign entry is marked, so that a screen reader pronounces it correctly.
 */
import { isLocale, type Locale } from '../languages'
import type { EntryReading, Side } from '../text/entry'

export interface Looked {
  side: Side
  reading: EntryReading
  isDose?: boolean
}

/** Returns the languages that the reader cannot read and that have no translation. */
export function markLanguages(
  looked: readonly Looked[],
  locale: Locale,
  spoken: string | undefined,
): Set<string> {
  const left = new Set<string>()
  const written = languageOf(looked, locale, spoken)
  for (const { side, reading, isDose } of looked) {
    if (reading.state === 'translated') {
      // A prescriber's abbreviation belongs to no language. Its writer and a reader of the same language share it.
      if (isDose && reading.languages.size === 0 && written === locale) delete side.called
      const [one, ...others] = reading.languages
      if (written && reading.languages.has(written as Locale)) side.lang = written
      else if (one && others.length === 0) side.lang = one
    } else if (reading.state === 'asWritten' && /\p{L}/u.test(side.words)) {
      const lang = foreignLanguage(side.words, locale, written)
      if (lang === undefined) continue
      side.lang = lang
      left.add(lang)
    }
  }
  return left
}

/** Returns undefined if the entry may be in the reader's language, empty if its language is unknown. */
function foreignLanguage(words: string, locale: Locale, written: string | undefined) {
  if (written === locale) return undefined
  if (written) return isInScriptOf(words, written) ? written : ''
  return isInScriptOf(words, locale) ? undefined : ''
}

function languageOf(
  looked: readonly Looked[],
  locale: Locale,
  spoken: string | undefined,
): string | undefined {
  const own = spoken?.toLowerCase().split(/[-_]/)[0]
  const votes = new Map<string, number>()
  for (const { reading } of looked) {
    if (reading.state === 'asWritten') continue
    for (const language of reading.languages) votes.set(language, (votes.get(language) ?? 0) + 1)
  }
  // A language without tables shares a few words with other languages, which would win by mistake.
  if (own && !isLocale(own)) return votes.size === 0 ? own : undefined
  if (votes.size === 0) return own
  const most = Math.max(...votes.values())
  const likely = [...votes.keys()].filter(language => votes.get(language) === most)
  return [own, locale, 'en', likely[0]].find(language => language && likely.includes(language))
}

const SCRIPTS: Partial<Record<string, RegExp>> = {
  uk: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  hi: /\p{Script=Devanagari}/u,
  ko: /\p{Script=Hangul}/u,
}
/** The script of a language without a page is unknown. */
const isInScriptOf = (words: string, language: string): boolean =>
  !isLocale(language) || (SCRIPTS[language] ?? /\p{Script=Latin}/u).test(words)
