import { createHash } from 'node:crypto'

/**
 * What a session's cookie says. It names its person, so that the session is found among that person's
 * rows: `<uuid>.<secret>`, of which all is hashed into the session's id. Cookies from before are a
 * secret alone; they go on as `<uuid>~<secret>`, of which the id is the secret's hash as it was. (Of a
 * new session all is hashed, so that a server of the release before knows it, too.)
 */
export type ShownSession = {
  /** SHA-256, hex: as the database knows it. */
  id: string
  /** Null for a cookie from before. */
  userId: string | null
  secret: string
}

const COOKIE = /^(?:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})([.~]))?([\w-]{43})$/

/** Null for what was never a cookie of ours. */
export function parseSessionToken(token: string): ShownSession | null {
  const [, userId = null, mark, secret] = COOKIE.exec(token) ?? []
  if (secret === undefined) return null
  return { id: hash(mark === '.' ? token : secret), userId, secret }
}

export const newSessionToken = (userId: string, secret: Buffer): string =>
  `${userId}.${secret.toString('base64url')}`

/** The same cookie with its person's name. */
export const nameOwner = ({ secret }: ShownSession, userId: string): string => `${userId}~${secret}`

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
