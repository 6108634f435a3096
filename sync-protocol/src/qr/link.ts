/**
 * The printed link: `{origin}/e/{token}#{capsule}`. The capsule, a URL fragment, is never sent to the server.
 * Crockford base32 ignores case and reads O as 0, I and L as 1.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TOKEN_LENGTH = 26
const TOKEN_BITS = TOKEN_LENGTH * 5

/** 130 bits, rounded up. */
export const TOKEN_BYTES = Math.ceil(TOKEN_BITS / 8)

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

/** A card shows the token, but only its maker knows the secret, so only the maker can claim the token. */
export const tokenSource = (secret: string): string => `lifetag code ${secret}`

export const tokenOfDigest = (digest: Uint8Array): string =>
  tokenFromBytes(digest.subarray(0, TOKEN_BYTES))

export function parseToken(input: string): string | null {
  const bare = withoutMarks(input, 'letters')
  const token = bare.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{26}$/.test(token) ? token : null
}

export function codeLink(origin: string, token: string, capsule: string): string {
  return `${origin}/e/${token}${capsule && `#${capsule}`}`
}

/** Accepts any origin. */
export function parseCodeLink(link: string): { token: string; capsule: string } | null {
  const match = /^https?:\/\/[^/?#]+\/e\/([^/?#]+)\/?(?:\?[^#]*)?(?:#(\d*)[^0-9a-z]*)?$/i.exec(
    link.trim(),
  )
  const token = match?.[1] ? parseToken(match[1]) : null
  return token ? { token, capsule: match?.[2] ?? '' } : null
}

/**
 * People and chat programs add brackets, a full stop or a slash to a link. No link of this product
 * begins or ends with one.
 */
const AROUND = {
  letters: /^[^0-9a-z]{0,8}|[^0-9a-z]{0,8}$/gi,
  base64url: /^[^\w-]{0,8}|[^\w-]{0,8}$/g,
  /** Some software adds padding. */
  padded: /^[^\w-]{0,8}|[^\w=-]{0,8}$/g,
} as const

export const withoutMarks = (text: string, alphabet: keyof typeof AROUND): string =>
  text.replace(AROUND[alphabet], '')

const LINK_PATH = /^\/([enl])\/([^/]+)\/?$/i

/** Any other path is returned unchanged. */
export function withoutGluedMarks(path: string): string {
  const [, kind = '', glued = ''] = LINK_PATH.exec(path) ?? []
  const token = withoutMarks(glued, 'base64url')
  return token === '' ? path : `/${kind.toLowerCase()}/${token}`
}
