/**
 * In which language a card's entries are written. Nobody says so; it is told from those that are known
 * words, and from what the person speaks. An entry is marked with a language that is not the reader's,
 * so that it is not read aloud, or taken, as if it were.
 */
import type { EntryReading, Side } from './entry'
import { isLocale, type Locale } from './labels'

/** An entry that was looked up, and what was found. */
export interface Looked {
  side: Side
  reading: EntryReading
}

/**
 * Marks the entries of a card and says in which languages those are that the reader is told nothing
 * about: none, if nothing is left that is not the reader's own. `spoken`: by the person (BCP 47).
 */
export function markLanguages(
  looked: readonly Looked[],
  locale: Locale,
  spoken: string | undefined,
): Set<string> {
  const left = new Set<string>()
  const written = languageOf(looked, locale, spoken)
  for (const { side, reading } of looked) {
    if (reading.state === 'translated') {
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

/** Of an entry that nobody knows: undefined if it may be the reader's own, empty if nobody can say. */
function foreignLanguage(words: string, locale: Locale, written: string | undefined) {
  if (written === locale) return undefined
  if (written) return isInScriptOf(words, written) ? written : ''
  return isInScriptOf(words, locale) ? undefined : ''
}

/** That in which most of the known entries are words; where several are, the likeliest of them. */
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
  // Of a language that no table knows, only some of its words are found, under other languages.
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
/** Of a language that no page speaks, nobody here knows the script. */
const isInScriptOf = (words: string, language: string): boolean =>
  !isLocale(language) || (SCRIPTS[language] ?? /\p{Script=Latin}/u).test(words)
