import { notSentFor, readJsonBody } from './client'
import { type HttpFailure, parseRefusal } from './failure'
import { noteReach } from './reach'
import { fail, ok, type Result } from './result'

/** An answer of another type is not from our server. */
export async function download(path: string, type: string): Promise<Result<Blob, HttpFailure>> {
  const result = await read(path, type)
  noteReach(result)
  return result
}

async function read(path: string, type: string): Promise<Result<Blob, HttpFailure>> {
  try {
    const response = await fetch(path, {
      signal: AbortSignal.timeout(60_000),
      cache: 'no-store',
      redirect: 'error',
    })
    if (!response.ok) {
      return fail(parseRefusal(response.status, await readJsonBody(response), response.headers))
    }
    const blob = await response.blob()
    const isOurs = blob.type.startsWith(type)
    return isOurs ? ok(blob) : fail({ kind: 'not_sent', reason: 'foreign_answer' })
  } catch (error) {
    return fail(notSentFor(error))
  }
}
