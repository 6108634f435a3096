import { createHash } from 'node:crypto'

/**
 * The cookie of a session: `<uuid>.<secret>`. It names its person, so that the session is found among that
 * person's rows, and all of it is hashed into the session's id.
 */
export type ShownSession = {
  /** SHA-256, hex: as the database knows it. */
  id: string
  userId: string
}

const COOKIE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/

/** Null for what was never a cookie of ours. */
export function parseSessionToken(token: string): ShownSession | null {
  const [, userId] = COOKIE.exec(token) ?? []
  if (userId === undefined) return null
  return { id: createHash('sha256').update(token).digest('hex'), userId }
}

export const newSessionToken = (userId: string, secret: Buffer): string =>
  `${userId}.${secret.toString('base64url')}`
