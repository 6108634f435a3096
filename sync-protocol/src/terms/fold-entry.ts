/** A test checks that no two terms share a key. */
import { normalise } from '../text/normalise'
import { withoutPoints } from './initials'
import { withoutBlanks } from './unspaced'

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
