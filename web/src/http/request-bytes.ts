import { notSentFor, profileHeader, readJsonBody } from './client'
import { type HttpFailure, parseRefusal } from './failure'
import { noteReach } from './reach'
import { fail, ok, type Result } from './result'

/**
 * A file counts only with a digest (`Content-Digest`, RFC 9530) that matches its bytes. A captive portal's
 * page has none.
 */
export async function requestBytes(
  path: string,
  { timeoutMs, profile }: { timeoutMs: number; profile?: string | undefined },
): Promise<Result<ArrayBuffer, HttpFailure>> {
  const result = await readWhole(path, timeoutMs, profile)
  noteReach(result)
  return result
}

async function readWhole(
  path: string,
  timeoutMs: number,
  profile: string | undefined,
): Promise<Result<ArrayBuffer, HttpFailure>> {
  try {
    const response = await fetch(path, {
      signal: AbortSignal.timeout(timeoutMs),
      cache: 'no-store',
      redirect: 'error',
      headers: profileHeader(profile),
    })
    if (!response.ok) {
      return fail(parseRefusal(response.status, await readJsonBody(response), response.headers))
    }
    const bytes = await response.arrayBuffer()
    const isWhole = response.headers.get('Content-Digest') === (await digestOf(bytes))
    return isWhole ? ok(bytes) : fail({ kind: 'not_sent', reason: 'foreign_answer' })
  } catch (error) {
    return fail(notSentFor(error))
  }
}

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `sha-256=:${btoa(String.fromCharCode(...digest))}:`
}
