/**
 * Files go out before the changes that name them. A change waits while its file does, and so does
 * what comes after it in its row; everything else passes. Sending is by content, so that a worker
 * killed between an answer and its note sends the same again and nothing is doubled.
 */
import { FILE_MESSAGES, type FileProblem } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../db/database'
import type { Refusal, StoredFile } from '../../db/tables'
import type { HttpFailure } from '../../http/failure'
import { isHeld } from '../record/coalesce'
import { reject, rejectionOf } from '../record/reject'
import { rowsOf } from '../record/row-keys'
import { refreshView, viewTables } from '../record/view'
import { sha256Of } from './file-id'
import type { FileTransport } from './file-transport'
import { filesOf } from './named-files'

export interface FileSender {
  db: LifeTagDatabase
  transport: Pick<FileTransport, 'sendFile'>
  now(): number
}

/**
 * Sends the oldest file that a change waits for and that has not `failed` yet. `settled`: the server
 * has it, or will not take it and the changes that name it are shown as refused. Any other failure
 * is noted in `failed` and given back.
 */
export async function sendNextFile(
  { db, transport, now }: FileSender,
  failed: Map<string, HttpFailure>,
): Promise<'settled' | 'none' | HttpFailure> {
  const file = await nextFile(db, failed)
  if (!file) return 'none'
  const bytes = (await db.blobs.get(file.sha256))?.bytes
  // The server would blame the line, and it would be sent for ever.
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
  // What became of one that went out before, the server says.
  const held = entries.filter(isHeld(batch))
  const named = held.flatMap(entry => filesOf(entry.change)).map(({ id }) => id)
  const next = named.find(id => byId.has(id) && !failed.has(id))
  return next === undefined ? undefined : byId.get(next)
}

/**
 * Too large, of no type we take, no room for it, or of somebody who may only read by now. What was harmed
 * on the way may go again.
 */
function isForGood(failure: HttpFailure): failure is HttpFailure & { kind: 'refused' } {
  if (failure.kind === 'not_sent' || failure.code === 'hash_mismatch') return false
  return [413, 422].includes(failure.status) || failure.code === 'role_too_low'
}

/** The changes that name a file which cannot be sent are kept and shown, with the reason at its field. */
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
