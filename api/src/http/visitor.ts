import type { Context } from 'hono'
import type { Config } from '../config'
import type { AppEnv } from './app-env'
import { clientAddress } from './client-address'
import { describeDevice } from './device-words'
import { isSecureOrigin, readDeviceCookie, readSessionCookie } from './session-cookie'

/** What a request says of its sender, before anyone is signed in. */
export type Visitor = {
  /** Whom limits count. */
  address: string
  /** `Chrome on Android` */
  device: string
  /** By which a browser is known again; null where it was never here. */
  deviceToken: string | null
  /** Of the session that a sign-in of this request takes the place of. */
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
