import type { Context } from 'hono'
import { COPY_PARAM } from 'sync-protocol/responder'
import type { AppEnv } from '../../http/app-env'
import { chooseCoding } from '../../http/compression'
import type { Statics } from '../../http/statics'

export { COPY_PARAM }

/**
 * The app, for a code whose live page cannot be had: it reads the offline copy, which stands in the
 * part of the link that never reaches a server. No database is asked.
 */
export async function sendCopyReader(c: Context<AppEnv>, { shell }: Statics): Promise<Response> {
  const coding = chooseCoding(c.req.header('Accept-Encoding'))
  return c.body(new Uint8Array(await shell.body(coding)), 200, {
    'Content-Type': shell.type,
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    Vary: 'Accept-Encoding',
    'X-Robots-Tag': 'noindex, nofollow, noarchive',
  })
}
