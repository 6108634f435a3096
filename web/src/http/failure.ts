import * as z from 'zod/mini'

/** The server's own refusal. */
export interface Refused {
  kind: 'refused'
  status: number
  code: string
  message: string
  requestId: string
  /** Messages by field name, where the fault is in what was filled in. */
  fields: Record<string, string>
  /** From Retry-After, where the server said it. */
  retryAfterSeconds: number | null
}

/**
 * No answer of our server's arrived: no network, too slow, or something between us answered in its
 * place (a captive portal's page, a proxy's error). Whether the request had an effect is not known.
 */
export interface NotSent {
  kind: 'not_sent'
  reason: 'unreachable' | 'timeout' | 'foreign_answer'
}

export type HttpFailure = Refused | NotSent

// Looser than the contract's own schema: a code that a newer server has and this app does not know
// is still that server's answer.
const envelope = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})

/** Reads an error answer; anything not in our envelope is not ours. */
export function parseRefusal(status: number, body: unknown, headers: Headers): HttpFailure {
  const parsed = envelope.safeParse(body)
  if (!parsed.success) return { kind: 'not_sent', reason: 'foreign_answer' }
  const { message, code, requestId, fields = {} } = parsed.data
  const retryAfterSeconds = readSeconds(headers.get('Retry-After'))
  return { kind: 'refused', status, code, message, requestId, fields, retryAfterSeconds }
}

function readSeconds(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null
}

/** Nobody is signed in: only our own server can say so, and a wrong password is something else. */
export function isSignedOut(failure: HttpFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'not_signed_in'
}
