import type { LifeTagDatabase } from '../../db/database'
import type { Batch, Change, OutboxEntry } from '../../db/tables'
import { isRefused, type Pending } from './replay'

/**
 * Adds the fields of a refused change, and of the edits that waited behind it, to a new edit of the same row.
 * Together they form one change that the server can accept. Callers provide the transaction.
 */
export async function coalesceUnsent(
  db: LifeTagDatabase,
  { pending, batch }: { pending: readonly Pending[]; batch: Batch | null },
): Promise<{ fields: NonNullable<Change['fields']>; rest: readonly Pending[] }> {
  const refused = pending.filter(isRefused)
  if (refused.length === 0) return { fields: {}, rest: pending }
  const held = pending.filter(isHeld(batch))
  const coalesced = [...refused, ...held]
  await dropPending(db, coalesced)
  return {
    fields: Object.assign({}, ...coalesced.map(({ change }) => change.fields ?? {})),
    rest: pending.filter(entry => !coalesced.includes(entry)),
  }
}

/**
 * Callers provide the transaction and at least one change, because a transaction may end while it waits for
 * nothing.
 */
export async function dropPending(db: LifeTagDatabase, dropped: readonly Pending[]): Promise<void> {
  const refused = dropped.filter(isRefused).map(({ seq }) => seq)
  const unsent = dropped.filter(entry => !isRefused(entry)).map(({ seq }) => seq)
  if (refused.length > 0) await db.rejections.bulkDelete(refused)
  if (unsent.length > 0) await db.outbox.bulkDelete(unsent)
}

/** Whether the change may be on the server already. */
export const isInBatch = (batch: Batch | null, { seq }: { seq: number }): boolean =>
  batch?.seqs.includes(seq) === true

export const isHeld =
  (batch: Batch | null) =>
  (entry: Pending): entry is OutboxEntry =>
    !isRefused(entry) && !isInBatch(batch, entry)
