import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  FILES_MAX,
  FILES_MAX_BYTES,
  type FileType,
  fileIdOf,
  fileIdSource,
  fileTypeOf,
} from 'sync-protocol/sync'
import { AppError } from '../../core/app-error'
import { createFairGate } from '../../core/fair-gate'
import { freeBytes } from '../../core/free-buffers'
import type { Subject } from '../../db/act-for'
import type { Tx } from '../../db/database'
import { filePlace, seal, unseal } from '../../db/seal'
import type { Services } from '../../deps'
import {
  deleteUnused,
  insertFile,
  markOutside,
  measureFiles,
  renewFile,
  selectFile,
} from './files.sql'
import { redrawPicture, type StoredContent } from './redraw-picture'

/** An undo or a change on its way may still name the file. */
const UNUSED_IN_THE_WAY_MS = 2 * 24 * 60 * 60_000

type Deps = Pick<Services, 'database' | 'files' | 'keyring' | 'records' | 'now'>

const HASHED_BYTES = 1024 * 1024

/** A file takes several times its size in memory while it is read or written. */
const writes = createFairGate({ size: 1, share: 1, maxWaitingEach: FILES_MAX })
/** Photos of different records are read in parallel, because responders wait for them. */
const reads = createFairGate({ size: 4, share: 1, maxWaitingEach: FILES_MAX })
const WAIT_MS = 20_000

async function inTurn<T>(gate: typeof reads, userId: string, job: () => Promise<T>): Promise<T> {
  const leave = await gate.enter(userId, WAIT_MS)
  return job().finally(leave)
}

/**
 * The id is that of the original bytes, although a picture is redrawn. Storing the same file again works
 * even if the quota is used up. Throws `unsupported_type` or `quota_exceeded`.
 */
export async function storeFile(
  deps: Deps,
  subject: Subject,
  content: Uint8Array,
): Promise<{ id: string; isNew: boolean }> {
  const { database, records, now } = deps
  const { id: userId } = subject
  const type = fileTypeOf(content)
  if (!type) throw new AppError('unsupported_type')
  const hash = createHash('sha256')
    .update(fileIdSource(userId, await sha256Of(content)))
    .digest()
  const id = fileIdOf(hash)
  const isKept = await database.actFor(subject, async tx => {
    await records.lock(tx, userId)
    if (await renewFile(tx, userId, id, now())) return true
    await requireSpace(tx, { userId, id }, 0, now())
    return false
  })
  if (isKept) return { id, isNew: false }
  // Redrawing takes seconds, so no transaction waits for it.
  const kept = await redrawPicture({ type, content })
  return { id, isNew: await inTurn(writes, userId, () => keepFile(deps, subject, id, kept)) }
}

/** Returns false if another request has stored the file meanwhile. */
async function keepFile(
  { database, files, keyring, records, now }: Deps,
  subject: Subject,
  id: string,
  { type, content }: StoredContent,
): Promise<boolean> {
  const { id: userId } = subject
  const size = content.byteLength
  const sealed = await database.actFor(subject, async tx => {
    // The lock keeps two files from taking the same free slot.
    await records.lock(tx, userId)
    if (await renewFile(tx, userId, id, now())) return null
    await requireSpace(tx, { userId, id }, size, now())
    const whole = seal(await keyring.userKey(tx, userId), filePlace(userId, id), content)
    const inRow = files?.takesNew ? null : whole
    await insertFile(tx, userId, { id, type, size, sealed: inRow }, now())
    return whole
  })
  if (!sealed) return false
  if (files?.takesNew) {
    await fromStore(() => files.store.put({ userId, id }, sealed))
    const isMarked = await database.actFor(subject, tx => markOutside(tx, userId, id, now()))
    // The account was deleted meanwhile.
    if (!isMarked) throw new AppError('not_found')
  }
  freeBytes(sealed)
  return true
}

export function readFile(
  deps: Deps,
  subject: Subject,
  id: string,
): Promise<{ type: FileType; content: Buffer } | undefined> {
  return inTurn(reads, subject.id, async () => {
    const found = (await findBytes(deps, subject, id)) ?? (await findBytes(deps, subject, id))
    if (found === 'gone') return undefined
    if (!found) throw new AppError('unavailable')
    const { key, type, sealed } = found
    const content = unseal(key, filePlace(subject.id, id), sealed)
    freeBytes(sealed)
    return { type, content }
  })
}

/** Undefined if the bytes were moved meanwhile or are lost. */
async function findBytes({ database, files, keyring }: Deps, subject: Subject, id: string) {
  const { id: userId } = subject
  const row = await database.snapshotFor(subject, async tx => {
    const found = await selectFile(tx, userId, id)
    return found && { ...found, key: await keyring.userKey(tx, userId) }
  })
  if (!row) return 'gone'
  const sealed = row.sealed ?? (await fromStore(async () => files?.store.get({ userId, id })))
  return sealed && { ...row, sealed }
}

function fromStore<T>(job: () => Promise<T>): Promise<T> {
  return job().catch(error => {
    const isStores = error instanceof Error && error.name === 'StoreError'
    throw isStores ? new AppError('unavailable', { cause: error }) : error
  })
}

type FileId = { userId: string; id: string }

/** Unused files stay for 30 days, but give way to new files after two. */
async function requireSpace(tx: Tx, file: FileId, size: number, now: Date) {
  if (await hasSpace(tx, file, size)) return
  await deleteUnused(tx, file.userId, new Date(now.getTime() - UNUSED_IN_THE_WAY_MS))
  if (!(await hasSpace(tx, file, size))) throw new AppError('quota_exceeded')
}

async function hasSpace(tx: Tx, { userId, id }: FileId, size: number): Promise<boolean> {
  const kept = await measureFiles(tx, userId, id)
  return kept.count < FILES_MAX && kept.size + size <= FILES_MAX_BYTES
}

/** Lets other requests run in between, because ten megabytes take 20 ms. */
export async function sha256Of(content: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let from = 0; from < content.byteLength; from += HASHED_BYTES) {
    hash.update(content.subarray(from, from + HASHED_BYTES))
    await nextTurn()
  }
  return hash.digest('hex')
}
