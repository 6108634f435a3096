import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Bucket, parseBucketUrl } from '../../core/bucket-url'
import type { Env } from '../../core/env'
import { StartError } from '../../core/start-error'
import {
  createS3Client,
  elementOf,
  type S3Access,
  type S3Client,
  StoreError,
} from '../s3/s3-client'

type Keys = Env['backup']['bucketKeys']

/** `address` is a folder or `s3://BUCKET?endpoint=https://HOST`. */
export function openPlace(address: string, keys: Keys): BackupPlace {
  if (!address.startsWith('s3:')) return openFolderPlace(address)
  const bucket = parseBucketUrl(address)
  if (!bucket) throw new StartError('A bucket is written s3://BUCKET?endpoint=https://HOST')
  if (!keys) throw new StartError('Set BACKUP_ACCESS_KEY and BACKUP_SECRET_KEY for the bucket')
  return openS3Place({ ...bucket, ...keys, address })
}

/** `address` is a file in a folder, or `s3://BUCKET/NAME?endpoint=https://HOST`. */
export function openPlaceOf(address: string, keys: Keys): { place: BackupPlace; name: string } {
  if (address.startsWith('s3:') && URL.canParse(address)) {
    const { host, pathname, search } = new URL(address)
    const name = pathname.slice(1)
    if (name) return { place: openPlace(`s3://${host}${search}`, keys), name }
  }
  return { place: openPlace(dirname(address), keys), name: basename(address) }
}

const UNFINISHED = '.unfinished'
/** A backup that takes longer than this was killed. */
const UNFINISHED_MS = 24 * 60 * 60_000

export function openFolderPlace(folder: string): BackupPlace {
  return {
    async write(name, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await removeUnfinished(folder)
      const path = join(folder, name)
      // A name of its own, so that what a killed backup left never stops the next one.
      const unfinished = `${path}.${randomUUID()}${UNFINISHED}`
      try {
        const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
        await pipeline(content, file)
        await rename(unfinished, path)
        await flushFolder(folder)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw asStartError(error, folder)
      }
    },
    read: name => readFile(join(folder, name)),
    async list() {
      const names = await readdir(folder).catch(() => [])
      return names.filter(name => !name.endsWith(UNFINISHED))
    },
    remove: name => rm(join(folder, name), { force: true }),
    addressOf: name => join(folder, name),
  }
}

async function* readFile(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw code === undefined ? error : new StartError(`${path} cannot be read (${code}).`)
  }
}

async function removeUnfinished(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(UNFINISHED)) continue
    const path = join(folder, name)
    const changedAt = await stat(path).catch(() => undefined)
    const isOld = changedAt && Date.now() - changedAt.mtimeMs > UNFINISHED_MS
    if (isOld) await rm(path, { force: true })
  }
}

/** Windows cannot open a folder, and needs no flush of it. */
async function flushFolder(folder: string) {
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'the folder may not be written',
  EPERM: 'the folder may not be written',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'it is no folder',
}

function asStartError(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = REASONS[code]
  return reason ? new StartError(`The backup was not written to ${folder}: ${reason}.`) : error
}

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

export type BackupPlace = {
  /** The name appears when the content is whole and stored, and not before. */
  write(name: string, content: AsyncIterable<Uint8Array>): Promise<void>
  read(name: string): AsyncIterable<Uint8Array>
  list(): Promise<string[]>
  remove(name: string): Promise<void>
  /** How an operator names the backup in a command. */
  addressOf(name: string): string
}
