/**
 * Negations that are another word in another language: Dutch and Swedish "nu" is now, German "Mai" a
 * month, Romanian "ani" years. All languages are read at once, so the rest of the text must tell: one
 * that is in as many words of the other language is no denial. In doubt a warning stays.
 */
import { type WordLocale, wordsIn } from './languages'
import { normalise } from './normalise'

/** In which languages it denies, and in which it is something else. */
const ELSEWHERE: Readonly<
  Record<string, { denies: readonly WordLocale[]; not: readonly WordLocale[] }>
> = {
  nu: { denies: ['ro'], not: ['nl', 'sv'] },
  mai: { denies: ['it'], not: ['ro', 'de', 'fr'] },
  sin: { denies: ['es'], not: ['sv'] },
  pas: { denies: ['fr'], not: ['nl'] },
  ani: { denies: ['pl'], not: ['ro'] },
}

/** Whether this word of a text, all of it compared as `normalise` leaves it, is no negation here. */
export function isAnotherWord(word: string, text: readonly string[]): boolean {
  const meanings = ELSEWHERE[word]
  if (!meanings) return false
  const others = text.filter(other => other !== word && other.length >= SHORTEST)
  const most = (locales: readonly WordLocale[]) =>
    Math.max(...locales.map(locale => others.filter(other => isWordOf(other, locale)).length))
  const elsewhere = most(meanings.not)
  return elsewhere > 0 && elsewhere >= most(meanings.denies)
}

/** Shorter ones are words of many languages. */
const SHORTEST = 3

const isWordOf = (word: string, locale: WordLocale): boolean =>
  vocabularyOf(locale).some(({ text, fits }) => fits(word, text))

interface Known {
  text: string
  fits: (word: string, text: string) => boolean
}
const vocabularies = new Map<WordLocale, readonly Known[]>()

/** Few texts have such a word: made when one does. */
function vocabularyOf(locale: WordLocale): readonly Known[] {
  const known = vocabularies.get(locale) ?? wordsIn(locale).map(knownOf)
  vocabularies.set(locale, known)
  return known
}

function knownOf(written: string): Known {
  const text = normalise(written.replace(/[*~]/g, ''))
  if (written.startsWith('*')) return { text, fits: (word, part) => word.includes(part) }
  if (written.endsWith('*')) return { text, fits: (word, start) => word.startsWith(start) }
  return { text, fits: (word, whole) => word === whole }
}
