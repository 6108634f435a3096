import type { Context } from 'hono'
import { TIME_ZONE_HEADER } from 'sync-protocol/rest'
import type { Config } from '../core/config'
import { isTimeZone } from '../core/moment-words'
import type { AppEnv } from './app-env'
import { clientAddress } from './client-address'
import { isSecureOrigin, readDeviceCookie, readSessionCookie } from './session-cookie'
import { httpTexts } from './texts'

export type Visitor = {
  address: string
  /** `Chrome on Android` */
  device: string
  deviceToken: string | null
  /** The session that a sign-in with this request replaces. */
  sessionToken: string | null
  timeZone: string | null
}

export function readVisitor(c: Context<AppEnv>, config: Config): Visitor {
  const isSecure = isSecureOrigin(config)
  return {
    address: clientAddress(c, config.proxyHops),
    device: describeDevice(c.req.header('User-Agent')),
    deviceToken: readDeviceCookie(c, isSecure) ?? null,
    sessionToken: readSessionCookie(c, isSecure) ?? null,
    timeZone: sentTimeZone(c),
  }
}

export function sentTimeZone(c: Context<AppEnv>): string | null {
  const sent = c.req.header(TIME_ZONE_HEADER) ?? ''
  return isTimeZone(sent) ? sent : null
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  // Only Safari states its version separately from its name.
  [/\bVersion\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** The first matching row counts, because most browsers also name similar ones. */
export function describeDevice(userAgent: string | undefined): string {
  const nameIn = (table: typeof BROWSERS) =>
    table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const browser = nameIn(BROWSERS)
  const system = nameIn(SYSTEMS)
  if (browser && system) return httpTexts.device({ browser, system })
  return browser ?? system ?? httpTexts.unknownDevice
}
