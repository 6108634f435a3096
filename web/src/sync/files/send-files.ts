/**
 * Sends files before the changes that name them. A change waits while its file does, and so do later changes
 * of the same row. Files are addressed by content, so a worker that is killed before it notes an answer sends
 * the same file again without duplicating it.
 */
import { FILE_MESSAGES, type FileProblem } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../db/database'
import type { Refusal, StoredFile } from '../../db/tables'
import type { HttpFailure } from '../../http/failure'
import { isHeld } from '../record/coalesce'
import { reject, rejectionOf } from '../record/reject'
import { rowsOf } from '../record/row-keys'
import { refreshView, viewTables } from '../record/view'
import { type FileTransport, sha256Of } from './file-transport'
import { filesOf } from './named-files'

interface FileSender {
  db: LifeTagDatabase
  transport: Pick<FileTransport, 'sendFile'>
  now(): number
}

/**
 * Sends the oldest file that a change waits for and that is not in `failed` yet. `settled`: the server either
 * has the file or refused it, and then the changes that name it are shown as refused.
 */
export async function sendNextFile(
  { db, transport, now }: FileSender,
  failed: Map<string, HttpFailure>,
): Promise<'settled' | 'none' | HttpFailure> {
  const file = await nextFile(db, failed)
  if (!file) return 'none'
  const bytes = (await db.blobs.get(file.sha256))?.bytes
  // The server would report damage on the way, and the file would be sent forever.
  if (!bytes || (await sha256Of(bytes)) !== file.sha256) {
    await refuseFile(db, file, { code: 'file_damaged' }, now())
    return 'settled'
  }
  const answer = await transport.sendFile(file.sha256, bytes)
  if (answer.ok) {
    await db.files.update(file.id, { state: 'sent' })
    return 'settled'
  }
  if (isForGood(answer.failure)) {
    await refuseFile(db, file, answer.failure, now())
    return 'settled'
  }
  failed.set(file.id, answer.failure)
  return answer.failure
}

async function nextFile(
  db: LifeTagDatabase,
  failed: ReadonlyMap<string, HttpFailure>,
): Promise<StoredFile | undefined> {
  const waiting = await db.files.where('state').equals('waiting').toArray()
  const byId = new Map(waiting.map(file => [file.id, file]))
  if (byId.size === 0) return undefined
  const [{ batch }, entries] = await Promise.all([db.readMeta(), db.outbox.toArray()])
  // The server reports the outcome of a change that was already sent, so only unsent changes count.
  const held = entries.filter(isHeld(batch))
  const named = held.flatMap(entry => filesOf(entry.change)).map(({ id }) => id)
  const next = named.find(id => byId.has(id) && !failed.has(id))
  return next === undefined ? undefined : byId.get(next)
}

/**
 * Whether the server would refuse the file again: it is too large, its type is not supported, no space is
 * left, or its author may only read now. A file that was damaged on the way may be sent again.
 */
function isForGood(failure: HttpFailure): failure is HttpFailure & { kind: 'refused' } {
  if (failure.kind === 'not_sent' || failure.code === 'hash_mismatch') return false
  return [413, 422].includes(failure.status) || failure.code === 'role_too_low'
}

async function refuseFile(
  db: LifeTagDatabase,
  { id }: StoredFile,
  { code, message }: { code: string; message?: string },
  nowMs: number,
): Promise<void> {
  const reason = code in FILE_MESSAGES ? FILE_MESSAGES[code as FileProblem] : (message ?? code)
  await db.transaction('rw', viewTables(db), async () => {
    const { batch } = await db.readMeta()
    const waiting = await db.outbox.toArray()
    const refused = waiting.filter(isHeld(batch)).flatMap(entry => {
      const fields = filesOf(entry.change).filter(file => file.id === id)
      if (fields.length === 0) return []
      const refusal: Refusal = {
        code,
        fields: Object.fromEntries(fields.map(({ field }) => [field, reason])),
      }
      return [rejectionOf(entry, refusal, nowMs)]
    })
    if (refused.length === 0) return
    await reject(db, refused)
    await refreshView(db, rowsOf(refused))
  })
}
