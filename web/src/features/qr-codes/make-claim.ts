import {
  TOKEN_BYTES,
  type TokenClaim,
  tokenFromBytes,
  tokenOfDigest,
  tokenSource,
} from 'sync-protocol/qr'

/** The secret proves that this device made the random token. */
export async function makeClaim(): Promise<TokenClaim> {
  const secret = tokenFromBytes(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
  const source = new TextEncoder().encode(tokenSource(secret))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', source))
  return { token: tokenOfDigest(digest), secret }
}
