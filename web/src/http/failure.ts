import * as z from 'zod/mini'
import { phrase } from '../i18n/phrase'

export interface Refused {
  kind: 'refused'
  status: number
  code: string
  message: string
  requestId: string
  fields: Record<string, string>
  retryAfterSeconds: number | null
}

/**
 * There was no network, the time ran out, or a captive portal or proxy answered. Whether the request had an
 * effect is unknown.
 */
interface NotSent {
  kind: 'not_sent'
  reason: 'unreachable' | 'timeout' | 'foreign_answer'
}

export type HttpFailure = Refused | NotSent

// This is looser than the contract's schema, because a newer server may send a code that this app does not
// know.
const envelope = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})

export function parseRefusal(status: number, body: unknown, headers: Headers): HttpFailure {
  const parsed = envelope.safeParse(body)
  if (!parsed.success) return { kind: 'not_sent', reason: 'foreign_answer' }
  const { message, code, requestId, fields = {} } = parsed.data
  const retryAfterSeconds = readSeconds(headers.get('Retry-After'))
  const refused = { status, code, requestId, fields, retryAfterSeconds }
  return { kind: 'refused', ...refused, message: phrase(message, code) }
}

function readSeconds(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null
}

/** A wrong password has another code. */
export function isSignedOut(failure: HttpFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'not_signed_in'
}
