import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordsWithin } from 'sync-protocol/rest'
import { packageRoot } from '../../../package-root'
import { BYTES, fingerprint } from './fingerprint'

/** Sorted fingerprints without separators. Their source is in README.md. */
const list = readFileSync(
  join(packageRoot, 'src/features/auth/common-passwords/common-passwords.bin'),
)

/**
 * Whether attackers would try this password early. That holds if it is in the lists of leaked passwords,
 * or if it is one word of them with digits and signs around. The check sends nothing over the network.
 */
export const isCommonPassword = (password: string): boolean =>
  [password, ...wordsWithin(password.normalize('NFKC')).map(onceOf)].some(reading =>
    isListed(fingerprint(reading)),
  )

/** Reduces a repetition to its unit: `dragondragon` becomes `dragon`. */
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
