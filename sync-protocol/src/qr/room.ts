/**
 * The QR code holds the link as four segments, each in its cheapest mode: bytes for `https://host/e/`, the
 * alphanumeric alphabet for the token, one byte for `#`, digits for the capsule.
 */
const TOKEN_LENGTH = 26

/** Versions 1 to 15 at level M: ISO/IEC 18004:2015, table 7. */
const CODEWORDS_M = [16, 28, 44, 64, 86, 108, 124, 154, 182, 216, 254, 290, 334, 365, 415]

/** The largest versions with wide enough modules (see scannability). */
export const PRINT_VERSIONS = { card: 10, sticker: 8 } as const

const MODE_BITS = 4
/** Below version 10, and from version 10 on (table 3). */
const LENGTH_BITS = { byte: [8, 16], alphanumeric: [9, 11], numeric: [10, 12] } as const

export function capsuleRoom(origin: string, version: number): number {
  const codewords = CODEWORDS_M[version - 1]
  if (codewords === undefined) throw new RangeError(`No prints of version ${version}`)
  const header = (mode: keyof typeof LENGTH_BITS) =>
    MODE_BITS + LENGTH_BITS[mode][version < 10 ? 0 : 1]
  const head = header('byte') + 8 * `${origin}/e/`.length
  const token = header('alphanumeric') + (TOKEN_LENGTH / 2) * 11
  const hash = header('byte') + 8
  const left = codewords * 8 - head - token - hash - header('numeric')
  return Math.max(0, Math.floor((left * 3) / 10))
}
