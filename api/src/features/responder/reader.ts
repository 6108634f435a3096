import type { Context } from 'hono'
import { emergencyNumberFor, type Locale, pickLocale } from 'sync-protocol/responder'
import type { AppEnv } from '../../http/app-env'

/** Who reads the page, as far as their browser says: in which language, and whom they would call. */
export type Reader = { locale: Locale; emergencyNumber: string }

export function readerOf(c: Context<AppEnv>): Reader {
  const languages = c.req.header('Accept-Language')
  return {
    locale: pickLocale(languages, c.req.query('lang')),
    emergencyNumber: emergencyNumberFor(languages),
  }
}
