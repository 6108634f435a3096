import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'

export type S3Access = {
  region: string
  accessKeyId: string
  secretAccessKey: string
  deadlineMs?: number
}

/** `message` names the step and the status and never a key. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

type Request = { body?: Uint8Array | undefined; range?: string }
type Answer = { content: Buffer; headers: Headers }
/** Returns undefined for 404. */
export type S3Client = (
  method: string,
  address: string,
  request?: Request,
) => Promise<Answer | undefined>

const TRIES = 3
const PAUSE_MS = 100

export function createS3Client(access: S3Access): S3Client {
  const { deadlineMs = 10_000, ...keys } = access
  // The client's own retries would start again after the deadline.
  const client = new AwsClient({ ...keys, service: 's3', retries: 0 })

  return async (method, address, { body, range } = {}) => {
    // The digests let the store refuse corrupted bytes. Not every store checks both.
    const headers = {
      'x-amz-content-sha256': hashOf('sha256', body).toString('hex'),
      ...(body && { 'Content-MD5': hashOf('md5', body).toString('base64') }),
      ...(range && { Range: range }),
    }
    let failure = ''
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (attempt > 0) await sleep(PAUSE_MS * 4 ** (attempt - 1))
      try {
        const answer = await client.fetch(address, {
          method,
          headers,
          signal: AbortSignal.timeout(deadlineMs),
          ...(body && { body: new Uint8Array(body) }),
        })
        const content = Buffer.from(await answer.arrayBuffer())
        if (answer.ok) return { content: requireWhole(answer, content), headers: answer.headers }
        if (answer.status === 404) return undefined
        failure = `status ${answer.status}`
        if (answer.status < 500 && answer.status !== 429) break
      } catch (error) {
        failure = error instanceof Error ? error.name : 'no answer'
      }
    }
    throw new StoreError(`The store did not ${method}: ${failure}`)
  }
}

const hashOf = (name: 'sha256' | 'md5', body: Uint8Array | undefined) =>
  createHash(name)
    .update(body ?? '')
    .digest()

/** A cut connection can look like the end of a file. */
function requireWhole(answer: Response, content: Buffer): Buffer {
  const length = answer.headers.get('Content-Length')
  const isPacked = answer.headers.has('Content-Encoding')
  if (length !== null && !isPacked && Number(length) !== content.length) {
    throw new StoreError('cut off')
  }
  return content
}

/** The text of the first such element in an answer of S3. */
export function elementOf(xml: string, name: string): string | undefined {
  const start = xml.indexOf(`<${name}>`)
  const end = xml.indexOf(`</${name}>`, start)
  return start < 0 || end < 0 ? undefined : xml.slice(start + name.length + 2, end)
}
