/** The estimate is strict, because a person with the file can try passphrases without limit. */

import { findPasswordFault } from 'sync-protocol/rest'
import { backupTexts } from './texts'

const { strength } = backupTexts

interface Strength {
  tone: 'danger' | 'warn' | 'ok'
  label: string
  sentence: string
}

/** A word from a list of 2,000, because attackers try words. */
const WORD_BITS = 11
const LETTER_BITS = 4.7
const DIGIT_BITS = 3.3
const SIGN_BITS = 4

/**
 * Follows an attacker's guesses, so an alphabetic run is one word and counts once, while digits and signs
 * count separately.
 */
export function strengthOf(passphrase: string): Strength {
  const bits = findPasswordFault(passphrase, '') ? 0 : bitsOf(passphrase)
  // A graphics card tries about ten thousand per second with this number of rounds.
  if (bits < 45) {
    return { tone: 'danger', ...strength.weak }
  }
  if (bits < 60) {
    return { tone: 'warn', ...strength.fair }
  }
  return { tone: 'ok', ...strength.strong }
}

function bitsOf(passphrase: string): number {
  const runs = passphrase.toLowerCase().match(/\p{L}[\p{L}\p{M}]*|\p{N}+|[^\p{L}\p{N}\s]+/gu) ?? []
  return [...new Set(runs)].reduce((sum, run) => sum + runBits(run), 0)
}

function runBits(run: string): number {
  const length = [...run].length
  if (/\p{L}/u.test(run)) return Math.min(WORD_BITS, length * LETTER_BITS)
  return new Set(run).size * (/\p{N}/u.test(run) ? DIGIT_BITS : SIGN_BITS)
}

/** Characters that are hard to confuse (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Returns almost 100 random bits, such as "7Z3K-9M2Q-H5T8-V1XW-4Y6C". A result that would be rated as words
 * is drawn again.
 */
export function suggestPassphrase(): string {
  for (;;) {
    const passphrase = randomPassphrase()
    if (strengthOf(passphrase).tone === 'ok') return passphrase
  }
}

function randomPassphrase(): string {
  const random = crypto.getRandomValues(new Uint8Array(20))
  const signs = Array.from(random, byte => ALPHABET[byte % ALPHABET.length]).join('')
  return signs.replace(/(.{4})(?=.)/g, '$1-')
}
