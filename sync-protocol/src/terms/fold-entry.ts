/**
 * An entry as it is looked up: nothing that a keyboard, a phone or a habit adds. Two texts with one
 * key are the same words; that no two terms have one is held by a test.
 */
import { normalise } from '../card/words/normalise'
import { withoutPoints } from './initials'
import { withoutBlanks } from './unspaced'

/** The Arabic article, where a word is left after it. */
const ARTICLE = /(?<=^| )ال(?=\p{L}{2})/gu

export function foldEntry(entry: string): string {
  const folded = withoutPoints(normalise(entry))
    .replace(/(?<=\p{L})['’ʼ`´](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim()
  return withoutBlanks(folded).replace(ARTICLE, '')
}

/** Umlauts typed as two letters: "Erdnuesse". */
export const withoutUmlauts = (word: string): string =>
  word.replace(/[äöü]/gi, letter => `${letter.normalize('NFD').charAt(0)}e`)
