import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordsWithin } from 'sync-protocol/rest'
import { packageRoot } from '../../../package-root'
import { BYTES, fingerprint } from './fingerprint'

/** Sorted fingerprints, one behind the other; README.md tells where they come from. */
const list = readFileSync(
  join(packageRoot, 'src/features/auth/common-passwords/common-passwords.bin'),
)

/**
 * Whether guessers try it among their first: it stands in the lists of leaked passwords, or is one word
 * of them with digits and signs around it. No network is asked, and nobody learns what was typed.
 */
export const isCommonPassword = (password: string): boolean =>
  [password, ...wordsWithin(password.normalize('NFKC')).map(onceOf)].some(reading =>
    isListed(fingerprint(reading)),
  )

/** `dragondragon` is `dragon`. */
const onceOf = (word: string): string => word.slice(0, (word + word).indexOf(word, 1))

function isListed(wanted: Buffer): boolean {
  let [from, to] = [0, list.length / BYTES]
  while (from < to) {
    const middle = (from + to) >> 1
    const order = list.compare(wanted, 0, BYTES, middle * BYTES, (middle + 1) * BYTES)
    if (order === 0) return true
    if (order < 0) from = middle + 1
    else to = middle
  }
  return false
}
