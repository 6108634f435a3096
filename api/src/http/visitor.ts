import type { Context } from 'hono'
import type { Config } from '../core/config'
import type { AppEnv } from './app-env'
import { clientAddress } from './client-address'
import { describeDevice } from './device-words'
import { isSecureOrigin, readDeviceCookie, readSessionCookie } from './session-cookie'

export type Visitor = {
  /** The network that limits count. */
  address: string
  /** `Chrome on Android` */
  device: string
  deviceToken: string | null
  /** The session that a sign-in with this request replaces. */
  sessionToken: string | null
}

export function readVisitor(c: Context<AppEnv>, config: Config): Visitor {
  const isSecure = isSecureOrigin(config)
  return {
    address: clientAddress(c, config.proxyHops),
    device: describeDevice(c.req.header('User-Agent')),
    deviceToken: readDeviceCookie(c, isSecure) ?? null,
    sessionToken: readSessionCookie(c, isSecure) ?? null,
  }
}
