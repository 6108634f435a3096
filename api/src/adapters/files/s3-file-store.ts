import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { type FileKey, type FileStore, FileStoreError } from './file-store'

type S3Options = {
  /** In path style, without a slash at the end. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  deadlineMs?: number
  /** Stores allow at most 1,000. */
  listPage?: number
}

const TRIES = 3
const PAUSE_MS = 100
const PREFIX = 'files/'

/** The bucket needs no public access. */
export function openS3FileStore(options: S3Options): FileStore {
  const { url, region, accessKeyId, secretAccessKey, deadlineMs = 10_000 } = options
  const { listPage = 1_000 } = options
  // The client's own retries would start again after the deadline.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })

  /** Returns undefined for 404. */
  const ask = async (method: string, address: string, body?: Uint8Array) => {
    // The digests let the store refuse corrupted bytes. Not every store checks both.
    const digests = {
      'x-amz-content-sha256': hashOf('sha256', body).toString('hex'),
      ...(body && { 'Content-MD5': hashOf('md5', body).toString('base64') }),
    }
    let failure = ''
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (attempt > 0) await sleep(PAUSE_MS * 4 ** (attempt - 1))
      try {
        const answer = await client.fetch(address, {
          method,
          headers: digests,
          signal: AbortSignal.timeout(deadlineMs),
          ...(body && { body: new Uint8Array(body) }),
        })
        const content = Buffer.from(await answer.arrayBuffer())
        if (answer.ok) return { content: requireWhole(answer, content) }
        if (answer.status === 404) return undefined
        failure = `status ${answer.status}`
        if (answer.status < 500 && answer.status !== 429) break
      } catch (error) {
        failure = error instanceof Error ? error.name : 'no answer'
      }
    }
    throw new FileStoreError(`The file store did not ${method}: ${failure}`)
  }

  const addressOf = ({ userId, id }: FileKey) => `${url}/${PREFIX}${userId}/${id}`

  return {
    async put(key, sealed) {
      const answer = await ask('PUT', addressOf(key), sealed)
      if (!answer) throw new FileStoreError('The file store has no such bucket')
    },
    get: async key => (await ask('GET', addressOf(key)))?.content,
    async delete(key) {
      await ask('DELETE', addressOf(key))
    },
    async *list() {
      let next: string | undefined
      do {
        const query = new URLSearchParams({
          prefix: PREFIX,
          'max-keys': `${listPage}`,
        })
        if (next) query.set('marker', next)
        const answer = await ask('GET', `${url}?${query}`)
        if (!answer) throw new FileStoreError('The file store has no such bucket')
        const page = readListing(answer.content.toString('utf8'), PREFIX)
        yield* page.files
        next = page.next
      } while (next)
    },
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
    throw new FileStoreError('cut off')
  }
  return content
}

type Listing = {
  files: (FileKey & { changedAt: Date })[]
  next: string | undefined
}

const KEY = /^([0-9a-f-]{36})\/([0-9a-f-]{36})$/

/**
 * Reads ListObjects version 1, which every store has and whose pages continue after a key. Our keys are plain
 * ASCII, so this much XML parsing is enough. Other objects, such as a folder's marker, are skipped.
 */
function readListing(xml: string, prefix: string): Listing {
  const entries = xml.split('<Contents>').slice(1)
  const files = entries.flatMap(entry => {
    const key = elementOf(entry, 'Key') ?? ''
    const [, userId, id] = KEY.exec(key.slice(prefix.length)) ?? []
    const changedAt = new Date(elementOf(entry, 'LastModified') ?? '')
    const isOurs = key.startsWith(prefix) && !Number.isNaN(changedAt.getTime())
    return isOurs && userId && id ? [{ userId, id, changedAt }] : []
  })
  const isCut = elementOf(xml, 'IsTruncated') === 'true'
  return { files, next: isCut ? elementOf(entries.at(-1) ?? '', 'Key') : undefined }
}

function elementOf(xml: string, name: string): string | undefined {
  const start = xml.indexOf(`<${name}>`)
  const end = xml.indexOf(`</${name}>`, start)
  return start < 0 || end < 0 ? undefined : xml.slice(start + name.length + 2, end)
}
