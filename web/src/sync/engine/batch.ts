/**
 * What the next push carries: the oldest changes that may go, numbered without gaps. A change gets
 * its number when it is first put into a batch and keeps it until its fate is known, so that one
 * sent twice is one; a change that waits for the person never holds up the numbers of others.
 */
import type { LifeTagDatabase } from '../../db/database'
import type { OutboxEntry, SyncMeta } from '../../db/tables'
import { waitsForFile } from '../files/named-files'

export interface Limits {
  count: number
  bytes: number
}

export interface Batch {
  meta: SyncMeta
  entries: NumberedEntry[]
  /** Nothing else waits that could go after it, neither changes nor files. */
  isLast: boolean
}

export type NumberedEntry = OutboxEntry & { id: number }

/** Undefined where nothing may be sent. */
export async function nextBatch(db: LifeTagDatabase, limits: Limits): Promise<Batch | undefined> {
  return db.transaction('rw', [db.outbox, db.rejections, db.files, db.meta], async () => {
    const meta = await db.readMeta()
    const { sendable, waitForFiles } = await sortWaiting(db)
    const entries = firstThatFit(sendable, limits)
    if (entries.length === 0) return undefined
    const isLast = entries.length === sendable.length && !waitForFiles
    let { nextId } = meta
    const numbered = entries.map(entry => ({ ...entry, id: entry.id ?? nextId++ }))
    // Nothing is put where all of them were sent before: while an empty request is waited for, the
    // transaction may end.
    if (nextId === meta.nextId) return { meta, entries: numbered, isLast }
    await db.outbox.bulkPut(numbered.filter((entry, index) => entry.id !== entries[index]?.id))
    await db.meta.put({ ...meta, nextId })
    return { meta: { ...meta, nextId }, entries: numbered, isLast }
  })
}

/**
 * What may go: those sent before first, by number; then those of no row that the person must look
 * at, nor of one whose file has to go out before.
 */
async function sortWaiting(
  db: LifeTagDatabase,
): Promise<{ sendable: OutboxEntry[]; waitForFiles: boolean }> {
  const waiting = await db.outbox.where('state').equals('waiting').sortBy('seq')
  const refused = await db.rejections.toArray()
  const stuck = new Set(refused.map(({ collection, rowId }) => `${collection}/${rowId}`))
  const sent = waiting.filter(entry => entry.id !== null)
  const mustWait = await waitsForFile(db)
  let waitForFiles = false
  const fresh = waiting.filter(entry => {
    if (entry.id !== null) return false
    const row = `${entry.collection}/${entry.rowId}`
    // What comes later to the same row builds on it.
    if (mustWait(entry)) stuck.add(row)
    waitForFiles ||= mustWait(entry)
    return !stuck.has(row)
  })
  return { sendable: [...sent.sort((a, b) => (a.id ?? 0) - (b.id ?? 0)), ...fresh], waitForFiles }
}

function firstThatFit(entries: OutboxEntry[], { count, bytes }: Limits): OutboxEntry[] {
  const encoder = new TextEncoder()
  let room = bytes
  const overflow = entries.findIndex((entry, index) => {
    room -= encoder.encode(JSON.stringify(entry.change)).length
    return index >= count || (room < 0 && index > 0) // one always goes, or it would never
  })
  return overflow === -1 ? entries : entries.slice(0, overflow)
}
