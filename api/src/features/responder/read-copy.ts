import type { Context } from 'hono'
import { COPY_PARAM, ONLY_COPY } from 'sync-protocol/responder'
import type { AppEnv } from '../../http/app-env'
import { chooseCoding } from '../../http/compression'
import type { Statics } from '../../http/statics'

export { COPY_PARAM }

/**
 * The app reads the offline copy, which is in the part of the link that never reaches a server. A code
 * that the server never had still gets a 404, like the page that led here.
 */
export async function sendCopyReader(c: Context<AppEnv>, { shell }: Statics): Promise<Response> {
  const coding = chooseCoding(c.req.header('Accept-Encoding'))
  const status = c.req.query(COPY_PARAM) === ONLY_COPY ? 404 : 200
  return c.body(new Uint8Array(await shell.body(coding)), status, {
    'Content-Type': shell.type,
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    Vary: 'Accept-Encoding',
    'X-Robots-Tag': 'noindex, nofollow, noarchive',
  })
}
