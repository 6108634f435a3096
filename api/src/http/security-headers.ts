import { createMiddleware } from 'hono/factory'
import { isPaymentPage, isViewPage, SERVER_HEADER } from 'sync-protocol/rest'
import type { AppEnv } from './app-env'

const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
]

/** Only pages where a card can be entered get these. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  img: ['https://*.stripe.com'],
}

export function contentSecurityPolicy(path: string, emulatorUrl: string | null = null): string {
  // Any server may hold a SMART Health Link, and only the browser connects to it.
  if (isViewPage(path)) return [...POLICY, "connect-src 'self' https:"].join('; ')
  if (!isPaymentPage(path)) return POLICY.join('; ')
  const emulator = emulatorUrl === null ? undefined : new URL(emulatorUrl).origin
  const from = (origins: string[]) => (emulator ? [emulator] : origins).join(' ')
  return [
    ...POLICY,
    `script-src 'self' ${from(STRIPE.script)}`,
    `frame-src ${from(STRIPE.frame)}`,
    `connect-src 'self' ${from(STRIPE.connect)}`,
    `img-src 'self' ${from(STRIPE.img)}`,
  ].join('; ')
}

export const setSecurityHeaders = (isProduction: boolean, emulatorUrl: string | null = null) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const headers: Record<string, string> = {
      [SERVER_HEADER]: '1',
      'Content-Security-Policy': contentSecurityPolicy(c.req.path, emulatorUrl),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self)',
    }
    if (isProduction) headers['Strict-Transport-Security'] = 'max-age=31536000; includeSubDomains'
    if (c.req.path.startsWith('/api/')) headers['Cache-Control'] = 'no-store'
    if (isPaymentPage(c.req.path)) {
      // A payment's secret is in the address, so neither caches nor referrers may get it.
      c.header('Cache-Control', 'no-store')
      headers['Referrer-Policy'] = 'strict-origin'
    }
    // `c.header` would copy the answer for each header.
    const sent = c.res.headers
    for (const [name, value] of Object.entries(headers)) if (!sent.has(name)) sent.set(name, value)
  })
