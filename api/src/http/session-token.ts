import { createHash } from 'node:crypto'

/**
 * A session cookie is `<uuid>.<secret>`. The uuid is the person's, and the session's id is a hash of the
 * whole cookie.
 */
type ShownSession = {
  /** SHA-256 in hex. */
  id: string
  userId: string
}

const COOKIE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/

export function parseSessionToken(token: string): ShownSession | null {
  const [, userId] = COOKIE.exec(token) ?? []
  if (userId === undefined) return null
  return { id: createHash('sha256').update(token).digest('hex'), userId }
}

export const newSessionToken = (userId: string, secret: Buffer): string =>
  `${userId}.${secret.toString('base64url')}`
