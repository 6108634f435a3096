import type { LifeTagDatabase } from '../../db/database'
import type { Batch, Change, OutboxEntry, RowKey } from '../../db/tables'
import { isRefused, type Pending } from './replay'

/**
 * A new edit of a row with a refused change takes that change's fields along, and those of the
 * edits that waited behind it: corrected together they are one change that can stand by itself.
 * Where nothing was refused there is nothing to take. Part of the transaction around it.
 * `rest`: what of `pending` stays.
 */
export async function coalesceUnsent(
  db: LifeTagDatabase,
  { pending, batch }: { pending: readonly Pending[]; batch: Batch | null },
): Promise<{ fields: NonNullable<Change['fields']>; rest: readonly Pending[] }> {
  const refused = pending.filter(isRefused)
  if (refused.length === 0) return { fields: {}, rest: pending }
  const held = pending.filter(isHeld(batch))
  await db.rejections.bulkDelete(refused.map(rejection => rejection.seq))
  if (held.length > 0) await db.outbox.bulkDelete(held.map(entry => entry.seq))
  const coalesced = [...refused, ...held]
  return {
    fields: Object.assign({}, ...coalesced.map(({ change }) => change.fields ?? {})),
    rest: pending.filter(entry => !coalesced.includes(entry)),
  }
}

/** Changes of one row that were never sent, in their order. */
export async function heldBehindRefusal(db: LifeTagDatabase, key: RowKey) {
  const { batch } = await db.readMeta()
  const entries = await db.outbox.where('[collection+rowId]').equals(key).sortBy('seq')
  return entries.filter(isHeld(batch))
}

/** Whether it may be on the server already. */
export const isInBatch = (batch: Batch | null, { seq }: { seq: number }): boolean =>
  batch?.seqs.includes(seq) === true

/** Not yet sent. */
export const isHeld =
  (batch: Batch | null) =>
  (entry: Pending): entry is OutboxEntry =>
    !isRefused(entry) && !isInBatch(batch, entry)
