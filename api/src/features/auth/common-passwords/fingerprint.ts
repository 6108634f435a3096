import { createHash } from 'node:crypto'

/** Bytes of each entry of the list: 40 bits of SHA-256, so that chance hits none of a billion. */
export const BYTES = 5

/** Regardless of case, and of how a keyboard composes its accents. */
export const fingerprint = (text: string): Buffer =>
  createHash('sha256').update(text.normalize('NFKC').toLowerCase()).digest().subarray(0, BYTES)
