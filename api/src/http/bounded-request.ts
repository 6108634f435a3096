import { createMiddleware } from 'hono/factory'
import { AppError } from '../core/app-error'
import type { AppEnv } from './app-env'

/**
 * Browsers may send a long header that we can shorten (`cut`) or do without (`drop`), but no honest client
 * sends one that we `refuse`.
 */
type Bound = { max: number; beyond: 'cut' | 'cut start' | 'drop' | 'refuse' }

/** Every header that is read, here or by a library. Node accepts 16 KB of headers in total. */
export const HEADER_BOUNDS: Readonly<Record<string, Bound>> = {
  accept: { max: 1_024, beyond: 'drop' },
  'accept-encoding': { max: 256, beyond: 'drop' },
  'accept-language': { max: 512, beyond: 'cut' },
  'content-length': { max: 16, beyond: 'refuse' },
  'content-type': { max: 256, beyond: 'refuse' },
  cookie: { max: 8_192, beyond: 'refuse' },
  'idempotency-key': { max: 512, beyond: 'refuse' },
  'if-none-match': { max: 512, beyond: 'drop' },
  'last-event-id': { max: 64, beyond: 'drop' },
  origin: { max: 512, beyond: 'refuse' },
  purpose: { max: 64, beyond: 'drop' },
  range: { max: 128, beyond: 'drop' },
  referer: { max: 2_048, beyond: 'drop' },
  'sec-fetch-site': { max: 32, beyond: 'refuse' },
  'sec-purpose': { max: 64, beyond: 'drop' },
  'stripe-signature': { max: 1_024, beyond: 'refuse' },
  'transfer-encoding': { max: 64, beyond: 'refuse' },
  'user-agent': { max: 512, beyond: 'cut' },
  // The entries that our own proxies added are at the end.
  'x-forwarded-for': { max: 1_024, beyond: 'cut start' },
  'x-lifetag-profile': { max: 64, beyond: 'refuse' },
  'x-lifetag-time-zone': { max: 64, beyond: 'drop' },
  'x-moz': { max: 64, beyond: 'drop' },
  'x-purpose': { max: 64, beyond: 'drop' },
}

const TARGET_MAX = 4_096
const PARAMETERS_MAX = 20
const PARAMETER_MAX = 1_024

export const boundRequest = createMiddleware<AppEnv>(async (c, next) => {
  const { headers, url } = c.req.raw
  for (const [name, bound] of Object.entries(HEADER_BOUNDS)) {
    const value = headers.get(name)
    if (value !== null && value.length > bound.max) shorten(headers, name, value, bound)
  }
  const { pathname, search, searchParams } = new URL(url)
  if (pathname.length + search.length > TARGET_MAX) throw new AppError('uri_too_long')
  const values = [...searchParams.values()]
  if (values.length > PARAMETERS_MAX || values.some(value => value.length > PARAMETER_MAX)) {
    throw new AppError('uri_too_long')
  }
  return next()
})

function shorten(headers: Headers, name: string, value: string, { max, beyond }: Bound): void {
  if (beyond === 'refuse') throw new AppError('header_too_large')
  if (beyond === 'drop') headers.delete(name)
  else headers.set(name, beyond === 'cut' ? value.slice(0, max) : value.slice(-max))
}
