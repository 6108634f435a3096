import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../../http/app-env'
import { chooseCoding, compressPage } from '../../http/compression'
import type { Format } from './choose-format'

const TYPES = {
  fhir: 'application/fhir+json; fhirVersion=4.0',
  text: 'text/plain; charset=utf-8',
} as const satisfies Record<Exclude<Format, 'html'>, string>

/** Any origin may read it, because no cookie of its reader is read. */
export function sendData(
  c: Context<AppEnv>,
  { format, content }: { format: keyof typeof TYPES; content: string },
  status: ContentfulStatusCode = 200,
): Response {
  const coding = chooseCoding(c.req.header('Accept-Encoding'))
  const body = compressPage(Buffer.from(content), coding)
  return c.body(new Uint8Array(body), status, {
    'Content-Type': TYPES[format],
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    Vary: 'Accept, Accept-Encoding, Accept-Language',
    'X-Robots-Tag': 'noindex, nofollow, noarchive',
  })
}

const ISSUES: Readonly<Record<number, string>> = {
  403: 'forbidden',
  404: 'not-found',
  405: 'not-supported',
  406: 'not-supported',
  408: 'timeout',
  425: 'transient',
  429: 'throttled',
  500: 'exception',
  503: 'transient',
}

interface Refusal {
  words: string
  /** The page that can show more. */
  page?: string
}

export function sendRefusal(
  c: Context<AppEnv>,
  format: keyof typeof TYPES,
  status: ContentfulStatusCode,
  { words, page }: Refusal,
): Response {
  const code = ISSUES[status] ?? 'invalid'
  const issue = {
    severity: 'error',
    code,
    details: { text: words },
    ...(page && { diagnostics: page }),
  }
  const content =
    format === 'fhir'
      ? JSON.stringify({ resourceType: 'OperationOutcome', issue: [issue] })
      : `${[words, page].filter(Boolean).join('\n')}\n`
  return sendData(c, { format, content }, status)
}
