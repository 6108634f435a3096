/**
 * Negations that mean something else in another language: Dutch and Swedish "nu" is now, German
 * "Mai" is a month, Romanian "ani" is years. If at least as many words of the text belong to the
 * other language, the word is no negation. A doubtful text keeps its warning.
 */
import { type WordLocale, wordsIn } from '../../languages/reading'
import { normalise } from '../../text/normalise'

const ELSEWHERE: Readonly<
  Record<string, { denies: readonly WordLocale[]; not: readonly WordLocale[] }>
> = {
  nu: { denies: ['ro'], not: ['nl', 'sv'] },
  mai: { denies: ['it'], not: ['ro', 'de', 'fr'] },
  sin: { denies: ['es'], not: ['sv'] },
  pas: { denies: ['fr'], not: ['nl'] },
  ani: { denies: ['pl'], not: ['ro'] },
}

/** Both arguments are normalised. */
export function isAnotherWord(word: string, text: readonly string[]): boolean {
  const meanings = ELSEWHERE[word]
  if (!meanings) return false
  const others = text.filter(other => other !== word && other.length >= SHORTEST)
  const most = (locales: readonly WordLocale[]) =>
    Math.max(...locales.map(locale => others.filter(other => isWordOf(other, locale)).length))
  const elsewhere = most(meanings.not)
  return elsewhere > 0 && elsewhere >= most(meanings.denies)
}

/** Shorter words exist in many languages. */
const SHORTEST = 3

const isWordOf = (word: string, locale: WordLocale): boolean =>
  vocabularyOf(locale).some(({ text, fits }) => fits(word, text))

interface Known {
  text: string
  fits: (word: string, text: string) => boolean
}
const vocabularies = new Map<WordLocale, readonly Known[]>()

/** Built on first use, because few texts have such a word. */
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
