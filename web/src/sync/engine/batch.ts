/**
 * What the next exchange carries: the oldest changes that may go, numbered without gaps. They get
 * their numbers all at once, by one row that names them (`meta.batch`), and keep them until their
 * fate is known; a change that waits for the person never holds up the numbers of others.
 */
import type { LifeTagDatabase } from '../../db/database'
import type { Batch, OutboxEntry, SyncMeta } from '../../db/tables'
import { waitsForFile } from '../files/named-files'
import { isHeld } from '../record/coalesce'
import { rebaseChange } from '../record/rebase'
import { nameOf } from '../record/row-keys'

export interface Limits {
  count: number
  bytes: number
}

export type NumberedEntry = OutboxEntry & { id: number }

/** What is sent now, and where the device stands while it is. */
export interface Sending {
  meta: SyncMeta
  /** None: nothing may go. */
  entries: NumberedEntry[]
}

/**
 * What was sent before and is not settled yet goes first, and what fits beside it is numbered now:
 * later changes of a row go with the earlier ones they build on.
 */
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

/** A batch's changes under their numbers. */
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

/** What is left of a batch where all up to this number are settled. */
export function batchAfter(batch: Batch | null, settledId: number): Batch | null {
  const settled = batch ? Math.max(0, settledId + 1 - batch.firstId) : 0
  if (!batch || settled >= batch.seqs.length) return null
  return { firstId: batch.firstId + settled, seqs: batch.seqs.slice(settled) }
}

/**
 * Changes numbered `from` or later were not acknowledged and will be numbered anew. Gives what is left of
 * the batch. Part of the transaction around it, which keeps that.
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

/** Those of no row that the person must look at, nor of one whose file has to go out before. */
async function withoutStuck(db: LifeTagDatabase, fresh: OutboxEntry[]): Promise<OutboxEntry[]> {
  const refused = await db.rejections.toArray()
  const stuck = new Set(refused.map(nameOf))
  const mustWait = await waitsForFile(db)
  return fresh.filter(entry => {
    // What comes later to the same row builds on it.
    if (mustWait(entry)) stuck.add(nameOf(entry))
    return !stuck.has(nameOf(entry))
  })
}

function firstThatFit(entries: OutboxEntry[], { count, bytes }: Limits) {
  const encoder = new TextEncoder()
  let room = bytes
  const overflow = entries.findIndex((entry, index) => {
    room -= encoder.encode(JSON.stringify(entry.change)).length
    return index >= count || (room < 0 && index > 0) // one always goes, or it would never
  })
  return overflow === -1 ? entries : entries.slice(0, overflow)
}
