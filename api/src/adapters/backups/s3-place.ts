import type { Bucket } from '../../core/bucket-url'
import { StartError } from '../../core/start-error'
import {
  createS3Client,
  elementOf,
  type S3Access,
  type S3Client,
  StoreError,
} from '../s3/s3-client'
import type { BackupPlace } from './backup-place'

type S3Options = Bucket & Omit<S3Access, 'region'> & { address: string; partBytes?: number }

/** Allows backups of 160 GB, because an upload has at most 10,000 parts. */
const PART_BYTES = 16 * 1024 * 1024
/** A part takes longer than a photo. */
const DEADLINE_MS = 120_000

/** An upload in parts makes the backup appear when it is complete. Only one part at a time is in memory. */
export function openS3Place({
  url,
  address,
  partBytes = PART_BYTES,
  ...access
}: S3Options): BackupPlace {
  const ask = createS3Client({ deadlineMs: DEADLINE_MS, ...access })
  const told = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await run()
    } catch (error) {
      throw error instanceof StoreError ? new StartError(`${address}: ${error.message}`) : error
    }
  }
  return {
    write: (name, content) =>
      told(() => upload(ask, `${url}/${name}`, inParts(content, partBytes))),
    async *read(name) {
      for (let at = 0, end = 1; at < end; at += partBytes) {
        const range = `bytes=${at}-${at + partBytes - 1}`
        const part = await told(() => ask('GET', `${url}/${name}`, { range }))
        if (!part) throw new StartError(`${address} has no backup ${name}`)
        end = Number(part.headers.get('Content-Range')?.split('/')[1] ?? 0)
        yield part.content
      }
    },
    list: () =>
      told(async () => {
        const answer = await ask('GET', `${url}?${new URLSearchParams({ prefix: 'lifetag-' })}`)
        const entries = answer?.content.toString('utf8').split('<Contents>').slice(1) ?? []
        return entries.map(entry => elementOf(entry, 'Key') ?? '')
      }),
    remove: name => told(async () => void (await ask('DELETE', `${url}/${name}`))),
    addressOf: name => address.replace(/^(s3:\/\/[^/?]+)\/?/, `$1/${name}`),
  }
}

async function upload(ask: S3Client, url: string, parts: AsyncIterable<Buffer>): Promise<void> {
  const begun = await ask('POST', `${url}?uploads=`)
  const uploadId = elementOf(begun?.content.toString('utf8') ?? '', 'UploadId')
  if (!uploadId) throw new StoreError('The store has no such bucket')
  const query = `uploadId=${encodeURIComponent(uploadId)}`
  try {
    const tags: string[] = []
    for await (const body of parts) {
      const answer = await ask('PUT', `${url}?partNumber=${tags.length + 1}&${query}`, { body })
      tags.push(answer?.headers.get('ETag') ?? '')
    }
    const list = tags.map(
      (tag, nth) => `<Part><PartNumber>${nth + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    )
    const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`)
    const answer = await ask('POST', `${url}?${query}`, { body })
    // A store may answer 200 before it knows that it fails.
    if (!answer?.content.includes('CompleteMultipartUploadResult')) {
      throw new StoreError('The store did not complete the upload')
    }
  } catch (error) {
    await ask('DELETE', `${url}?${query}`).catch(() => {})
    throw error
  }
}

async function* inParts(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let part: Uint8Array[] = []
  let length = 0
  for await (const chunk of content) {
    part.push(chunk)
    length += chunk.length
    if (length < size) continue
    const whole = Buffer.concat(part)
    yield whole.subarray(0, size)
    part = [whole.subarray(size)]
    length = whole.length - size
  }
  if (length > 0) yield Buffer.concat(part)
}
