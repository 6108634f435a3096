/** A test checks that no two terms share a key. */
import { normalise } from '../text/normalise'

const ARTICLE = /(?<=^| )ال(?=\p{L}{2})/gu

export function foldEntry(entry: string): string {
  const folded = withoutPoints(normalise(entry))
    .replace(/(?<=\p{L})['’ʼ`´](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim()
  return withoutBlanks(folded).replace(ARTICLE, '')
}

/** Umlauts typed as two characters: "Erdnuesse". */
export const withoutUmlauts = (word: string): string =>
  word.replace(/[äöü]/gi, letter => `${letter.normalize('NFD').charAt(0)}e`)

/** The points of initials are optional: "b.B.", "s.o.s.", "I.V.". */
const INITIALS =
  /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}|(?<![\p{L}\p{N}])(?:\p{L}\.)+\p{L}(?![\p{L}\p{N}])/gu

export const withoutPoints = (text: string): string =>
  text.replace(INITIALS, initials => initials.replaceAll('.', ''))

/** A blank next to these scripts is ignored. Hangul has optional blanks. */
const BLANK =
  / (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]) /gu

export const ENDS_UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u

export const withoutBlanks = (text: string): string => text.replace(BLANK, '')
