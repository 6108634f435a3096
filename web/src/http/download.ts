import { notSentFor, profileHeader, readJsonBody } from './client'
import { type HttpFailure, parseRefusal } from './failure'
import { noteReach } from './reach'
import { fail, ok, type Result } from './result'

/** An answer of another type is not from our server. */
export const download = (path: string, type: string): Promise<Result<Blob, HttpFailure>> =>
  fetchWhole(path, { timeoutMs: 60_000 }, async response => {
    const blob = await response.blob()
    return blob.type.startsWith(type) ? blob : undefined
  })

/**
 * A file counts only with a digest (`Content-Digest`, RFC 9530) that matches its bytes. A captive portal's
 * page has none.
 */
export const requestBytes = (
  path: string,
  options: { timeoutMs: number; profile?: string | undefined },
): Promise<Result<ArrayBuffer, HttpFailure>> =>
  fetchWhole(path, options, async response => {
    const bytes = await response.arrayBuffer()
    return response.headers.get('Content-Digest') === (await digestOf(bytes)) ? bytes : undefined
  })

/** `read` returns undefined if the answer is not from our server. */
async function fetchWhole<Content extends object>(
  path: string,
  { timeoutMs, profile }: { timeoutMs: number; profile?: string | undefined },
  read: (response: Response) => Promise<Content | undefined>,
): Promise<Result<Content, HttpFailure>> {
  const ask = async (): Promise<Result<Content, HttpFailure>> => {
    const response = await fetch(path, {
      signal: AbortSignal.timeout(timeoutMs),
      cache: 'no-store',
      redirect: 'error',
      headers: profileHeader(profile),
    })
    if (!response.ok) {
      return fail(parseRefusal(response.status, await readJsonBody(response), response.headers))
    }
    const content = await read(response)
    return content ? ok(content) : fail({ kind: 'not_sent', reason: 'foreign_answer' })
  }
  const result = await ask().catch(error => fail(notSentFor(error)))
  noteReach(result)
  return result
}

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `sha-256=:${btoa(String.fromCharCode(...digest))}:`
}
