/** A file gets its URL immediately, with or without a network, and the engine sends it later. */
import {
  FILE_MAX_BYTES,
  FILE_MESSAGES,
  FILES_MAX,
  FILES_MAX_BYTES,
  type FileProblem,
  type FileType,
  fileIdIn,
  fileTypeOf,
  fileUrl,
} from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../db/database'
import { withDatabase } from '../../db/storage'
import type { StoredFile } from '../../db/tables'
import { fail, ok, type Result } from '../../http/result'
import { readShownProfile } from '../../people/profiles'
import { ignoreStorageFault } from '../../stores/storage-fault'
import { type Device, requireDevice } from '../record/device'
import type { SaveFailure } from '../record/saved'
import { syncTexts } from '../record/texts'
import { write } from '../record/write'
import { type FileTransport, fileIdFor, fileTransportFor, sha256Of } from './file-transport'
import { filesIn, filesOf, filesOfBase } from './named-files'

type Refused = Extract<FileProblem, 'too_large' | 'unsupported_type' | 'quota_exceeded'>

export interface FileFailure {
  code: Refused | SaveFailure['code']
  message: string
}

interface FileContent {
  bytes: ArrayBuffer
  type: FileType
}

export async function keepFile(
  bytes: ArrayBuffer,
  device: Device = requireDevice(),
): Promise<Result<{ url: string; type: FileType }, FileFailure>> {
  if (bytes.byteLength > FILE_MAX_BYTES) return problem('too_large')
  const type = fileTypeOf(new Uint8Array(bytes))
  if (!type) return problem('unsupported_type')
  const { db } = device
  const sha256 = await sha256Of(bytes)
  const id = await fileIdFor(db.userId, sha256)
  const kept = await write(device, async () => {
    if (!(await hasSpace(db, id, bytes.byteLength))) return false
    // Only a file that a confirmed row names is surely on the server, because others may be removed there.
    const isOnServer = (await filesOfBase(db)).some(file => file.id === id)
    await sweepFiles(db, device.now())
    await store(device, { id, sha256, type, state: isOnServer ? 'sent' : 'waiting' }, bytes)
    return true
  })
  if (!kept.ok) return fail({ code: kept.failure.code, message: messageOf(kept.failure) })
  return kept.value ? ok({ url: fileUrl(id), type }) : problem('quota_exceeded')
}

const messageOf = ({ code }: SaveFailure): string =>
  code === 'no_space' ? syncTexts.files.noSpace : syncTexts.files.notKept

/**
 * Reads a file that a row names from this device, or else from the server, and keeps it here. `not_now`: the
 * server could not be reached.
 */
export async function readFile(
  url: string,
  device: Device = requireDevice(),
  transport: Pick<FileTransport, 'readFile'> = fileTransportFor(readShownProfile()),
): Promise<Result<FileContent, 'not_found' | 'not_now'>> {
  const { db } = device
  const id = fileIdIn(url)
  if (id === null) return fail('not_found')
  const here = await readHere(db, id)
  if (here) return ok(here)

  const answer = await transport.readFile(id)
  if (!answer.ok) {
    const isGone = answer.failure.kind === 'refused' && answer.failure.code === 'not_found'
    return fail(isGone ? 'not_found' : 'not_now')
  }
  const type = fileTypeOf(new Uint8Array(answer.value))
  if (!type) return fail('not_found')
  const sha256 = await sha256Of(answer.value)
  const file = { id, sha256, type, state: 'sent' } as const
  // A full disk or a sign-out must not prevent showing the file.
  await withDatabase(db, () => store(device, file, answer.value)).catch(ignoreStorageFault)
  return ok({ bytes: answer.value, type })
}

/** Also undefined if the storage fails, because the server may have the file. */
const readHere = (db: LifeTagDatabase, id: string): Promise<FileContent | undefined> =>
  withDatabase(db, async () => {
    const kept = await db.files.get(id)
    const bytes = kept && (await db.blobs.get(kept.sha256))?.bytes
    return bytes && { bytes, type: kept.type }
  }).catch(ignoreStorageFault)

const problem = (code: Refused) => fail({ code, message: FILE_MESSAGES[code] })

async function store(
  { db, now }: Device,
  file: Pick<StoredFile, 'id' | 'sha256' | 'type' | 'state'>,
  bytes: ArrayBuffer,
): Promise<void> {
  await db.transaction('rw', [db.blobs, db.files], async () => {
    await db.blobs.put({ sha256: file.sha256, bytes })
    await db.files.put({ ...file, size: bytes.byteLength, keptAtMs: now() })
  })
}

/**
 * Files that only another device has read are counted with 0 bytes, because their size is not known here. The
 * server decides in the end.
 */
async function hasSpace(db: LifeTagDatabase, id: string, size: number): Promise<boolean> {
  const rows = await db.view.toArray()
  const named = new Set(rows.flatMap(filesIn).map(file => file.id))
  if (named.has(id)) return true
  const kept = await db.files.bulkGet([...named])
  const bytes = kept.reduce((sum, file) => sum + (file?.size ?? 0), 0)
  return named.size < FILES_MAX && bytes + size <= FILES_MAX_BYTES
}

/** The time in which an undo or an open form may name a file again. */
const GRACE_MS = 24 * 3_600_000

export async function sweepFiles(db: LifeTagDatabase, nowMs: number): Promise<void> {
  const tables = [db.blobs, db.files, db.basePages, db.outbox, db.rejections, db.acknowledged]
  await db.transaction('rw', tables, async () => {
    const old = await db.files.filter(({ keptAtMs }) => keptAtMs < nowMs - GRACE_MS).toArray()
    if (old.length === 0) return
    const named = await namedFiles(db)
    await db.files.bulkDelete(old.filter(({ id }) => !named.has(id)).map(({ id }) => id))
    const inUse = new Set((await db.files.toArray()).map(({ sha256 }) => sha256))
    const unused = old.filter(({ sha256 }) => !inUse.has(sha256))
    await db.blobs.bulkDelete(unused.map(({ sha256 }) => sha256))
  })
}

async function namedFiles(db: LifeTagDatabase): Promise<Set<string>> {
  const [ofBase, outbox, rejections, acknowledged] = await Promise.all([
    filesOfBase(db),
    db.outbox.toArray(),
    db.rejections.toArray(),
    db.acknowledged.toArray(),
  ])
  const changes = [...outbox, ...rejections, ...acknowledged.flatMap(page => page.changes)]
  const named = [...ofBase, ...changes.flatMap(({ change }) => filesOf(change))]
  return new Set(named.map(({ id }) => id))
}
