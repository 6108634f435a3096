import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { IDLE_DAYS } from './lucia'

/** `__Host-` binds the cookie to this very host, over https; http://localhost cannot have it. */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-sid' : 'sid')

const attributes = (isSecure: boolean) => ({
  path: '/',
  httpOnly: true,
  secure: isSecure,
  sameSite: 'Lax' as const,
})

export const readSessionCookie = (c: Context, isSecure: boolean): string | undefined =>
  getCookie(c, nameOf(isSecure))

export function sendSessionCookie(c: Context, isSecure: boolean, token: string): void {
  const maxAge = IDLE_DAYS * 24 * 60 * 60
  setCookie(c, nameOf(isSecure), token, { ...attributes(isSecure), maxAge })
}

export function clearSessionCookie(c: Context, isSecure: boolean): void {
  deleteCookie(c, nameOf(isSecure), attributes(isSecure))
}
