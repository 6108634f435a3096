/**
 * The changes of the next exchange: the oldest that may be sent, numbered without gaps. A change that waits
 * for the person does not hold up the numbers of other changes.
 */
import type { LifeTagDatabase } from '../../db/database'
import type { Batch, OutboxEntry, SyncMeta } from '../../db/tables'
import { waitsForFile } from '../files/named-files'
import { isHeld } from '../record/coalesce'
import { rebaseChange } from '../record/rebase'
import { nameOf } from '../record/row-keys'

interface Limits {
  count: number
  bytes: number
}

export type NumberedEntry = OutboxEntry & { id: number }

export interface Sending {
  meta: SyncMeta
  entries: NumberedEntry[]
}

/** Changes that were sent before and have no outcome yet go first. */
export async function nextBatch(db: LifeTagDatabase, limits: Limits): Promise<Sending> {
  return db.transaction('rw', [db.outbox, db.rejections, db.files, db.meta], async () => {
    const meta = await db.readMeta()
    const outbox = await db.outbox.toArray()
    const { firstId, seqs } = meta.batch ?? { firstId: meta.nextId, seqs: [] }
    const open = entriesOf({ firstId, seqs }, outbox)
    const fresh = await withoutStuck(db, outbox.filter(isHeld(meta.batch)))
    const fitting = firstThatFit([...open, ...fresh], limits)
    const added = fitting.slice(open.length)
    if (added.length === 0) return { meta, entries: open.slice(0, fitting.length) }
    const batch = { firstId, seqs: [...seqs, ...added.map(({ seq }) => seq)] }
    const next = { ...meta, batch, nextId: firstId + batch.seqs.length }
    await db.meta.put(next)
    return { meta: next, entries: entriesOf(batch, fitting) }
  })
}

export function entriesOf(
  { firstId, seqs }: Batch,
  outbox: readonly OutboxEntry[],
): NumberedEntry[] {
  const bySeq = new Map(outbox.map(entry => [entry.seq, entry]))
  return seqs.flatMap((seq, index) => {
    const entry = bySeq.get(seq)
    return entry ? [{ ...entry, id: firstId + index }] : []
  })
}

export function batchAfter(batch: Batch | null, settledId: number): Batch | null {
  const settled = batch ? Math.max(0, settledId + 1 - batch.firstId) : 0
  if (!batch || settled >= batch.seqs.length) return null
  return { firstId: batch.firstId + settled, seqs: batch.seqs.slice(settled) }
}

/**
 * Takes back the numbers from `from` on, which were not acknowledged. Returns the rest of the batch, which
 * callers store in the transaction that they provide.
 */
export async function forgetNumbersFrom(
  db: LifeTagDatabase,
  batch: Batch | null,
  from: number,
): Promise<Batch | null> {
  if (!batch) return null
  const kept = Math.max(0, from - batch.firstId)
  if (kept >= batch.seqs.length) return batch
  const forgotten = await db.outbox.bulkGet(batch.seqs.slice(kept))
  const rebased = forgotten.flatMap(entry => {
    if (entry?.sharedVersion === undefined) return []
    const { sharedVersion, ...rest } = entry
    return [{ ...rest, change: rebaseChange(rest.change, sharedVersion) }]
  })
  if (rebased.length > 0) await db.outbox.bulkPut(rebased)
  return kept === 0 ? null : { ...batch, seqs: batch.seqs.slice(0, kept) }
}

async function withoutStuck(db: LifeTagDatabase, fresh: OutboxEntry[]): Promise<OutboxEntry[]> {
  const refused = await db.rejections.toArray()
  const stuck = new Set(refused.map(nameOf))
  const mustWait = await waitsForFile(db)
  return fresh.filter(entry => {
    // Later changes of the same row build on this one, so they wait too.
    if (mustWait(entry)) stuck.add(nameOf(entry))
    return !stuck.has(nameOf(entry))
  })
}

function firstThatFit(entries: OutboxEntry[], { count, bytes }: Limits) {
  const encoder = new TextEncoder()
  let room = bytes
  const overflow = entries.findIndex((entry, index) => {
    room -= encoder.encode(JSON.stringify(entry.change)).length
    return index >= count || (room < 0 && index > 0) // One change is always sent, however large it is.
  })
  return overflow === -1 ? entries : entries.slice(0, overflow)
}
