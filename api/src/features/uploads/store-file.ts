import { createHash } from 'node:crypto'
import {
  FILES_MAX,
  FILES_MAX_BYTES,
  type FileType,
  fileIdOf,
  fileIdSource,
  fileTypeOf,
} from 'sync-protocol/sync'
import { type Place, seal, unseal } from '../../db/seal'
import type { Services } from '../../deps'
import { AppError } from '../../http/app-error'
import { insertFile, measureFiles, renewFile, selectFile } from './files.sql'

type Deps = Pick<Services, 'database' | 'keyring' | 'records' | 'now'>

/**
 * Keeps a file under the id its owner's device has worked out for it. The same file again changes
 * nothing, and is welcome even where there is no room for another.
 */
export async function storeFile(
  { database, keyring, records, now }: Deps,
  userId: string,
  { sha256, content }: { sha256: string; content: Uint8Array },
): Promise<{ id: string; isNew: boolean }> {
  if (createHash('sha256').update(content).digest('hex') !== sha256) {
    throw new AppError('hash_mismatch')
  }
  const type = fileTypeOf(content)
  if (!type) throw new AppError('unsupported_type')
  const id = fileIdOf(createHash('sha256').update(fileIdSource(userId, sha256)).digest())
  return database.transaction(userId, async tx => {
    // One at a time, or two files at once would both find the last free place.
    await records.lock(tx, userId)
    if (await renewFile(tx, userId, id, now())) return { id, isNew: false }
    const kept = await measureFiles(tx, userId)
    if (kept.count >= FILES_MAX || kept.size + content.byteLength > FILES_MAX_BYTES) {
      throw new AppError('quota_exceeded')
    }
    const sealed = seal(await keyring.userKey(tx, userId), placeOf(userId, id), content)
    await insertFile(tx, userId, { id, type, size: content.byteLength, sealed }, now())
    return { id, isNew: true }
  })
}

/** Undefined for what is not there, or is somebody else's. */
export function readFile(
  { database, keyring }: Deps,
  userId: string,
  id: string,
): Promise<{ type: FileType; content: Buffer } | undefined> {
  return database.snapshot(userId, async tx => {
    const row = await selectFile(tx, userId, id)
    if (!row) return undefined
    const key = await keyring.userKey(tx, userId)
    return { type: row.type, content: unseal(key, placeOf(userId, id), row.sealed) }
  })
}

const placeOf = (userId: string, id: string): Place => ({
  table: 'files',
  collection: '',
  id,
  userId,
})
