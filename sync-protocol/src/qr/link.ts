/**
 * The printed link: `{origin}/e/{token}#{capsule}`. The token travels to the server, the capsule
 * (a URL fragment) never does. Reading is forgiving in the one way people's hands need it:
 * Crockford base32 is case-insensitive and reads O as 0, I and L as 1.
 */
import { withoutMarks } from './glued-marks'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TOKEN_LENGTH = 26
const TOKEN_BITS = TOKEN_LENGTH * 5

/** Bytes `tokenFromBytes` needs: 130 bits, rounded up. */
export const TOKEN_BYTES = Math.ceil(TOKEN_BITS / 8)

/** A token, or the secret behind one, from `TOKEN_BYTES` bytes; the six bits left over are not used. */
export function tokenFromBytes(bytes: Uint8Array): string {
  if (bytes.length !== TOKEN_BYTES) throw new RangeError(`A token needs ${TOKEN_BYTES} bytes`)
  let bits = bytes.reduce((all, byte) => (all << 8n) | BigInt(byte), 0n)
  let token = ''
  for (let i = 0; i < TOKEN_LENGTH; i++) {
    token += ALPHABET[Number(bits & 31n)]
    bits >>= 5n
  }
  return token
}

/**
 * The text whose SHA-256 makes a code's token: hash it, and hand the digest to `tokenOfDigest`. A card
 * shows the token, and only its maker knows the secret, so that no one else can claim the token first.
 */
export const tokenSource = (secret: string): string => `lifetag code ${secret}`

export const tokenOfDigest = (digest: Uint8Array): string =>
  tokenFromBytes(digest.subarray(0, TOKEN_BYTES))

/** The canonical form of a token a person or a scanner handed in, or null when it is none. */
export function parseToken(input: string): string | null {
  const bare = withoutMarks(input, 'letters')
  const token = bare.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{26}$/.test(token) ? token : null
}

/** The link a code carries. */
export function codeLink(origin: string, token: string, capsule: string): string {
  return `${origin}/e/${token}${capsule && `#${capsule}`}`
}

/** Token and capsule of a scanned link, whatever origin it names; null when it is not one of ours. */
export function parseCodeLink(link: string): { token: string; capsule: string } | null {
  const match = /^https?:\/\/[^/?#]+\/e\/([^/?#]+)\/?(?:\?[^#]*)?(?:#(\d*)[^0-9a-z]*)?$/i.exec(
    link.trim(),
  )
  const token = match?.[1] ? parseToken(match[1]) : null
  return token ? { token, capsule: match?.[2] ?? '' } : null
}
