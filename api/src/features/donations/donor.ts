import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { clientAddress } from '../../http/client-address'

export type Donor = {
  userId: string | null
  /** Keyed hash of the session or of the guest's cookie. */
  key: string
  /** Keyed hash of the address. Declined cards are counted by it. */
  address: string
}

const COOKIE = 'donor'
const TOKEN = /^[A-Za-z0-9_-]{22}$/
const DAY_SECONDS = 24 * 60 * 60

export async function findDonor(c: Context<AppEnv>, services: Services, begin: 'begin' | 'look') {
  const { config, keyring, sessions } = services
  const hash = (value: string) => keyring.lookupHash('donor', value).toString('hex')
  const address = hash(`address ${clientAddress(c, config.proxyHops)}`)
  const signedIn = await sessions.find(c)
  if (signedIn) {
    const { user, session } = signedIn
    return { userId: user.id, key: hash(`session ${session.id}`), address }
  }
  const token = readToken(c, services) ?? (begin === 'begin' ? giveToken(c, services) : undefined)
  return token === undefined ? null : { userId: null, key: hash(`guest ${token}`), address }
}

const nameOf = (isSecure: boolean) => (isSecure ? `__Host-${COOKIE}` : COOKIE)
const isSecureOrigin = ({ config }: Services) => config.publicOrigin.startsWith('https:')

function readToken(c: Context<AppEnv>, services: Services): string | undefined {
  const token = getCookie(c, nameOf(isSecureOrigin(services)))
  return token && TOKEN.test(token) ? token : undefined
}

/** The cookie identifies only this gift. */
function giveToken(c: Context<AppEnv>, services: Services): string {
  const token = services.randomBytes(16).toString('base64url')
  const secure = isSecureOrigin(services)
  setCookie(c, nameOf(secure), token, {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'Lax',
    maxAge: DAY_SECONDS,
  })
  return token
}

export const asDonor = <T>(
  { database }: Services,
  { userId, key }: Donor,
  fn: (tx: Tx) => Promise<T>,
): Promise<T> =>
  userId === null ? database.lookup('donor', key, fn) : database.transaction(userId, fn)
