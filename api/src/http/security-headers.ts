import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env'

const POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
]

/** Stripe.js wants these where a card can be entered, and nowhere else. */
const PAYMENT_POLICY = [
  ...POLICY,
  "script-src 'self' https://js.stripe.com",
  'frame-src https://js.stripe.com https://hooks.stripe.com',
  "connect-src 'self' https://api.stripe.com",
]

const PAYMENT_PATHS = new Set(['/checkout', '/donate', '/donate/guest', '/subscribe', '/shop'])

export const contentSecurityPolicy = (path: string): string =>
  (PAYMENT_PATHS.has(path) ? PAYMENT_POLICY : POLICY).join('; ')

/** A route that set one of these itself keeps its own. */
export const setSecurityHeaders = (isProduction: boolean) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const headers: Record<string, string> = {
      'Content-Security-Policy': contentSecurityPolicy(c.req.path),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self)',
    }
    if (isProduction) headers['Strict-Transport-Security'] = 'max-age=31536000; includeSubDomains'
    if (c.req.path.startsWith('/api/')) headers['Cache-Control'] = 'no-store'
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.header(name, value)
    }
  })
