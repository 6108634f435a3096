import type { Context } from 'hono'
import { emergencyNumberFor, type Locale, pickLocale } from 'sync-protocol/responder'
import type { AppEnv } from '../../http/app-env'

type Reader = { locale: Locale; emergencyNumber: string }

/** Browsers send few different headers, and parsing one takes a tenth of a millisecond. */
const KEPT = 500
const known = new Map<string, Reader>()

export function readerOf(c: Context<AppEnv>): Reader {
  const languages = c.req.header('Accept-Language')?.slice(0, 500)
  const asked = c.req.query('lang')?.slice(0, 20)
  const key = `${asked} ${languages}`
  const kept = known.get(key)
  if (kept) return kept
  const reader = {
    locale: pickLocale(languages, asked),
    emergencyNumber: emergencyNumberFor(languages),
  }
  if (known.size >= KEPT) known.clear()
  known.set(key, reader)
  return reader
}
