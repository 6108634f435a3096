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

/** Stripe.js wants these where a card can be entered, and nowhere else. */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  img: ['https://*.stripe.com'],
}

/** `emulatorUrl`: where the local Stripe's script is, in place of the real one's origins. */
export function contentSecurityPolicy(path: string, emulatorUrl: string | null = null): string {
  // A SMART Health Link may be kept by any server, and only the browser asks there.
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

/** A route that set one of these itself keeps its own. */
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
      // They are called with a payment's secret in the address: no cache keeps it, no request tells it.
      c.header('Cache-Control', 'no-store')
      headers['Referrer-Policy'] = 'strict-origin'
    }
    // Straight into the answer's own: `c.header` would make a new answer for each of them.
    const sent = c.res.headers
    for (const [name, value] of Object.entries(headers)) if (!sent.has(name)) sent.set(name, value)
  })
