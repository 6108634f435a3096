import { createHash } from 'node:crypto'

/**
 * The bytes of each entry of the list. With 40 bits of SHA-256, chance hits none of a billion passwords.
 */
export const BYTES = 5

/** Ignores case and the composition of accents, which differs between keyboards. */
export const fingerprint = (text: string): Buffer =>
  createHash('sha256').update(text.normalize('NFKC').toLowerCase()).digest().subarray(0, BYTES)
