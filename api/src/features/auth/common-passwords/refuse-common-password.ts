import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WELL_KNOWN_FAULT, wordsWithin } from 'sync-protocol/rest'
import { AppError } from '../../../core/app-error'
import { packageRoot } from '../../../core/package-root'

/** The list is too long for phones, so only the server checks it. */
export function refuseCommonPassword(field: 'password' | 'newPassword', password: string): void {
  if (isCommonPassword(password)) {
    throw new AppError('invalid', { fields: { [field]: WELL_KNOWN_FAULT } })
  }
}

/** Sorted fingerprints without separators, described in README.md. */
const list = readFileSync(
  join(packageRoot, 'src/features/auth/common-passwords/common-passwords.bin'),
)

/**
 * Attackers try leaked passwords early, and single words of the lists with digits and signs around them.
 * The check makes no network request.
 */
export const isCommonPassword = (password: string): boolean =>
  [password, ...wordsWithin(password.normalize('NFKC')).map(onceOf)].some(reading =>
    isListed(fingerprint(reading)),
  )

/** `dragondragon` becomes `dragon`. */
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

/** Each entry is the first 40 bits of SHA-256, so a chance hit is one in sixty million. */
const BYTES = 5

/** Ignores case, and how a keyboard composes accents. */
export const fingerprint = (text: string): Buffer =>
  createHash('sha256').update(text.normalize('NFKC').toLowerCase()).digest().subarray(0, BYTES)
