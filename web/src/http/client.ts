import { PROFILE_HEADER, SERVER_HEADER } from 'sync-protocol/rest'
import type { ZodMiniType } from 'zod/mini'
import { type HttpFailure, parseRefusal } from './failure'
import { noteReach } from './reach'
import { fail, ok, type Result } from './result'
import { noteSignedOut } from './signed-out'

export interface RequestOptions<Answer> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  body?: unknown
  /** Sent as they are, in place of a body. */
  bytes?: ArrayBuffer
  /** Whose record it is about, where that is not one's own. */
  profile?: string | undefined
  /** What a good answer looks like; null for 204. */
  answer: ZodMiniType<Answer> | null
  /** For requests that must not take effect twice; the same key for each try of one attempt. */
  idempotencyKey?: string
  timeoutMs?: number
  /** The server names it with its pages, so that it is on its way before this script runs. */
  isPreloaded?: boolean
  /** How often a reading that found no network is asked again at once; never for what changes things. */
  retries?: number
}

/**
 * One call that needs a connection. Only an answer in our own form counts, good or bad; whatever
 * else comes back is `not_sent`. It never throws for what the network or the server does.
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
  // A browser that knows of no network says so at once: asking again costs a start its time.
  const isWorthIt =
    isUnheard && method === 'GET' && retries > 0 && globalThis.navigator?.onLine !== false
  return isWorthIt ? request(path, { ...options, retries: retries - 1 }) : result
}

export const API_CALL = {
  cache: 'no-store',
  // Our API never redirects a data call: a redirect is a captive portal's.
  redirect: 'error',
} as const satisfies RequestInit

/** A browser gives what it fetched ahead to a request of the same kind only. */
const PRELOADED = { cache: 'default', redirect: 'follow' } as const satisfies RequestInit

async function tryOnce<Answer>(
  path: string,
  options: RequestOptions<Answer>,
): Promise<Result<Answer, HttpFailure>> {
  const { method = 'GET', body, bytes, answer, idempotencyKey, timeoutMs = 15_000 } = options
  const headers: Record<string, string> = {
    ...{ Accept: 'application/json', ...profileHeader(options.profile) },
  }
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
    // An empty answer has no body that could show that it is from our server.
    const isOwn = response.headers.has(SERVER_HEADER)
    if (response.status === 204 && answer === null && isOwn) return ok(null as Answer)
    const json = await readJson(response)
    if (!response.ok) return fail(parseRefusal(response.status, json, response.headers))
    const parsed = answer?.safeParse(json)
    return parsed?.success ? ok(parsed.data) : fail({ kind: 'not_sent', reason: 'foreign_answer' })
  } catch (error) {
    return fail(notSentFor(error))
  }
}

export const profileHeader = (profile: string | undefined): Record<string, string> =>
  profile === undefined ? {} : { [PROFILE_HEADER]: profile }

/** For what `fetch` throws. */
export function notSentFor(error: unknown): HttpFailure {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
  return { kind: 'not_sent', reason: isTimeout ? 'timeout' : 'unreachable' }
}

/** Undefined where the body is not JSON, or was cut off. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A timeout has taken its time already, and what answered in our place will do so again. */
function isUnreachable(failure: HttpFailure): boolean {
  return failure.kind === 'not_sent' && failure.reason === 'unreachable'
}
