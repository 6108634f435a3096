import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseBucketUrl } from '../../core/bucket-url'
import type { Env } from '../../core/env'
import { StartError } from '../../core/start-error'
import type { BackupPlace } from './backup-place'
import { openS3Place } from './s3-place'

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
