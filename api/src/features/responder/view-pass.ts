import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Keyring } from '../../db/keyring'
import type { AppEnv } from '../../http/app-env'

const LASTS_SECONDS = 15 * 60
/**
 * With `__Secure-` no page over plain http can replace the cookie. (`__Host-` would send it to every
 * link.)
 */
const nameOf = ({ isSecure }: Options) => (isSecure ? '__Secure-view' : 'view')

type Pass = { token: string; isPinGiven: boolean }

type Options = { keyring: Keyring; nowMs: number; isSecure: boolean }

/** The cookie is `expiry.pin.mac`. A replaced token makes its passes invalid. */
export function sendPass(c: Context<AppEnv>, path: string, pass: Pass, options: Options): void {
  const expiresAtMs = options.nowMs + LASTS_SECONDS * 1_000
  const content = `${expiresAtMs}.${pass.isPinGiven ? 1 : 0}`
  setCookie(c, nameOf(options), `${content}.${mac(options.keyring, pass.token, content)}`, {
    path,
    httpOnly: true,
    secure: options.isSecure,
    sameSite: 'Lax',
    maxAge: LASTS_SECONDS,
  })
}

export function readPass(c: Context<AppEnv>, token: string, options: Options): Pass | null {
  const cookie = getCookie(c, nameOf(options))
  if (!cookie) return null
  const [expiry = '', pin = '', given = ''] = cookie.split('.')
  const expected = Buffer.from(mac(options.keyring, token, `${expiry}.${pin}`))
  const shown = Buffer.from(given)
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) return null
  return Number(expiry) > options.nowMs ? { token, isPinGiven: pin === '1' } : null
}

const mac = (keyring: Keyring, token: string, content: string) =>
  keyring.lookupHash('code_view', `${token} ${content}`).toString('base64url')
