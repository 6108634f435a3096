import { PROFILE_HEADER, SERVER_HEADER, TIME_ZONE_HEADER } from 'sync-protocol/rest'
import type { ZodMiniType } from 'zod/mini'
import { type HttpFailure, parseRefusal } from './failure'
import { noteReach } from './reach'
import { fail, ok, type Result } from './result'
import { noteSignedOut } from './signed-out'

interface RequestOptions<Answer> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  bytes?: ArrayBuffer
  /** The id of the record, unless it is the user's own. */
  profile?: string | undefined
  /** The schema of a good answer, or null for 204. */
  answer: ZodMiniType<Answer> | null
  /** All tries of one attempt have the same key. */
  idempotencyKey?: string
  timeoutMs?: number
  /** Set if the server's pages preload this request before scripts run. */
  isPreloaded?: boolean
  /** How often a GET without a network is repeated immediately. */
  retries?: number
}

/**
 * Only an answer in our own form counts, whether good or bad. All others are `not_sent`. It never throws for
 * failures of the network or the server.
 */
export async function request<Answer>(
  path: string,
  options: RequestOptions<Answer>,
): Promise<Result<Answer, HttpFailure>> {
  const { method = 'GET', retries = 0 } = options
  const result = await tryOnce(path, options)
  noteReach(result)
  noteSignedOut(result)
  const isUnheard = !result.ok && isUnreachable(result.failure)
  // A browser without a network fails immediately, and repeating would delay the start.
  const isWorthIt =
    isUnheard && method === 'GET' && retries > 0 && globalThis.navigator?.onLine !== false
  return isWorthIt ? request(path, { ...options, retries: retries - 1 }) : result
}

export const API_CALL = {
  cache: 'no-store',
  // Our API never redirects a data call, so a redirect is from a captive portal.
  redirect: 'error',
} as const satisfies RequestInit

/** A browser uses a preloaded answer only for a request with the same options. */
const PRELOADED = { cache: 'default', redirect: 'follow' } as const satisfies RequestInit

async function tryOnce<Answer>(
  path: string,
  options: RequestOptions<Answer>,
): Promise<Result<Answer, HttpFailure>> {
  const { method = 'GET', body, bytes, answer, idempotencyKey, timeoutMs = 15_000 } = options
  const headers: Record<string, string> = {
    ...{ Accept: 'application/json', ...profileHeader(options.profile) },
  }
  // A preloaded answer would not match a request with another header.
  if (!options.isPreloaded) headers[TIME_ZONE_HEADER] = timeZone()
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (bytes) headers['Content-Type'] = 'application/octet-stream'
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey

  try {
    const response = await fetch(path, {
      ...(options.isPreloaded ? PRELOADED : API_CALL),
      method,
      headers,
      body: body === undefined ? (bytes ?? null) : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.redirected) return fail({ kind: 'not_sent', reason: 'foreign_answer' })
    // An empty answer has no body that could prove its origin, so the header must.
    const isOwn = response.headers.has(SERVER_HEADER)
    if (response.status === 204 && answer === null && isOwn) return ok(null as Answer)
    const json = await readJsonBody(response)
    if (!response.ok) return fail(parseRefusal(response.status, json, response.headers))
    const parsed = answer?.safeParse(json)
    return parsed?.success ? ok(parsed.data) : fail({ kind: 'not_sent', reason: 'foreign_answer' })
  } catch (error) {
    return fail(notSentFor(error))
  }
}

const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export const profileHeader = (profile: string | undefined): Record<string, string> =>
  profile === undefined ? {} : { [PROFILE_HEADER]: profile }

export function notSentFor(error: unknown): HttpFailure {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
  return { kind: 'not_sent', reason: isTimeout ? 'timeout' : 'unreachable' }
}

export async function readJsonBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Timeouts have taken long enough, and a foreign answer would come again. */
function isUnreachable(failure: HttpFailure): boolean {
  return failure.kind === 'not_sent' && failure.reason === 'unreachable'
}
