import { createHash } from 'node:crypto'
import {
  FILES_MAX,
  FILES_MAX_BYTES,
  type FileType,
  fileIdOf,
  fileIdSource,
  fileTypeOf,
} from 'sync-protocol/sync'
import type { Tx } from '../../db/database'
import { type Place, seal, unseal } from '../../db/seal'
import type { Services } from '../../deps'
import { AppError } from '../../http/app-error'
import { deleteUnused, insertFile, measureFiles, renewFile, selectFile } from './files.sql'
import { redrawPicture } from './redraw-picture'

/** An undo, and a change that is still on its way, have this long. */
const UNUSED_IN_THE_WAY_MS = 2 * 24 * 60 * 60_000

type Deps = Pick<Services, 'database' | 'keyring' | 'records' | 'now'>

/**
 * Keeps a file under the id its owner's device has worked out for what it sent, though a picture is
 * kept as drawn anew. The same file again changes nothing, and is welcome even where there is no
 * room for another.
 */
export async function storeFile(
  { database, keyring, records, now }: Deps,
  userId: string,
  content: Uint8Array,
): Promise<{ id: string; isNew: boolean }> {
  const type = fileTypeOf(content)
  if (!type) throw new AppError('unsupported_type')
  const hash = createHash('sha256')
    .update(fileIdSource(userId, await sha256Of(content)))
    .digest()
  const id = fileIdOf(hash)
  const isKept = await database.transaction(userId, async tx => {
    await records.lock(tx, userId)
    if (await renewFile(tx, userId, id, now())) return true
    await requireRoom(tx, userId, 0, now())
    return false
  })
  if (isKept) return { id, isNew: false }

  // Takes seconds: no transaction waits for it.
  const kept = await redrawPicture({ type, content })
  return database.transaction(userId, async tx => {
    // One at a time, or two files at once would both find the last free place.
    await records.lock(tx, userId)
    if (await renewFile(tx, userId, id, now())) return { id, isNew: false }
    const size = kept.content.byteLength
    await requireRoom(tx, userId, size, now())
    const sealed = seal(await keyring.userKey(tx, userId), placeOf(userId, id), kept.content)
    await insertFile(tx, userId, { id, type: kept.type, size, sealed }, now())
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

/** What was let go of lies 30 days, but not in the way of what is wanted now. */
async function requireRoom(tx: Tx, userId: string, size: number, now: Date) {
  if (await hasRoom(tx, userId, size)) return
  await deleteUnused(tx, userId, new Date(now.getTime() - UNUSED_IN_THE_WAY_MS))
  if (!(await hasRoom(tx, userId, size))) throw new AppError('quota_exceeded')
}

async function hasRoom(tx: Tx, userId: string, size: number): Promise<boolean> {
  const kept = await measureFiles(tx, userId)
  return kept.count < FILES_MAX && kept.size + size <= FILES_MAX_BYTES
}

/** Hex. Of ten megabytes on a thread of its own: everyone else would wait for it. */
export async function sha256Of(content: Uint8Array): Promise<string> {
  // Its memory is shared with nobody: it came from a request.
  const bytes = content as Uint8Array<ArrayBuffer>
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
}

const placeOf = (userId: string, id: string): Place => ({
  table: 'files',
  collection: '',
  id,
  userId,
})
