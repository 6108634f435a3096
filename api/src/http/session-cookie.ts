import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { KEPT_DAYS } from 'sync-protocol/rest'
import type { Config } from '../core/config'
import { IDLE_DAYS } from './lucia'

const DAY_SECONDS = 24 * 60 * 60

export const isSecureOrigin = ({ publicOrigin }: Config) => publicOrigin.startsWith('https:')

/** `__Host-` binds the cookie to this host over https, so http://localhost cannot use the prefix. */
const nameOf = (name: 'sid' | 'device', isSecure: boolean) => (isSecure ? `__Host-${name}` : name)

export const sessionCookieName = (isSecure: boolean): string => nameOf('sid', isSecure)

const attributes = (isSecure: boolean) => ({
  path: '/',
  httpOnly: true,
  secure: isSecure,
  sameSite: 'Lax' as const,
})

export const readSessionCookie = (c: Context, isSecure: boolean): string | undefined =>
  getCookie(c, nameOf('sid', isSecure))

export function sendSessionCookie(c: Context, isSecure: boolean, token: string): void {
  const maxAge = IDLE_DAYS * DAY_SECONDS
  setCookie(c, nameOf('sid', isSecure), token, { ...attributes(isSecure), maxAge })
}

export function clearSessionCookie(c: Context, isSecure: boolean): void {
  deleteCookie(c, nameOf('sid', isSecure), attributes(isSecure))
}

/** This cookie survives the sign-out, grants no access and only spares its owner an e-mail. */
export const readDeviceCookie = (c: Context, isSecure: boolean): string | undefined =>
  getCookie(c, nameOf('device', isSecure))

export function sendDeviceCookie(c: Context, isSecure: boolean, token: string): void {
  const maxAge = KEPT_DAYS.knownDevice * DAY_SECONDS
  setCookie(c, nameOf('device', isSecure), token, { ...attributes(isSecure), maxAge })
}

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
