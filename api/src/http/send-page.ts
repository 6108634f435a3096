import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { RESPONDER_CSS } from 'sync-protocol/responder'
import type { AppEnv } from './app-env'
import { chooseCoding, compressPage } from './compression'

const STYLE_HASH = createHash('sha256').update(RESPONDER_CSS).digest('base64')

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "img-src 'self'",
  "script-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function sendPage(
  c: Context<AppEnv>,
  html: string,
  status: ContentfulStatusCode = 200,
  { mayFetch = false } = {},
): Response {
  const coding = chooseCoding(c.req.header('Accept-Encoding'))
  const body = compressPage(Buffer.from(html), coding)
  return c.body(new Uint8Array(body), status, {
    'Content-Type': 'text/html; charset=utf-8',
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    'Content-Security-Policy': mayFetch ? `${POLICY}; connect-src 'self'` : POLICY,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    Vary: 'Accept, Accept-Encoding, Accept-Language, Cookie',
    'X-Robots-Tag': 'noindex, nofollow, noarchive',
  })
}
