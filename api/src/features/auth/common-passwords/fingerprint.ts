import { createHash } from 'node:crypto'

/** The bytes of each entry: the first 40 bits of SHA-256. A chance hit is one in sixty million. */
export const BYTES = 5

/** Ignores case, and how a keyboard composes accents. */
export const fingerprint = (text: string): Buffer =>
  createHash('sha256').update(text.normalize('NFKC').toLowerCase()).digest().subarray(0, BYTES)
