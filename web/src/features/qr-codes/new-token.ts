import { TOKEN_BYTES, tokenFromBytes } from 'sync-protocol/qr'

/** A token that was never anybody's: 130 random bits. */
export const newToken = (): string =>
  tokenFromBytes(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
