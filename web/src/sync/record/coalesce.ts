import type { LifeTagDatabase } from '../../db/database'
import type { Batch, Change, OutboxEntry } from '../../db/tables'
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
  const coalesced = [...refused, ...held]
  await dropPending(db, coalesced)
  return {
    fields: Object.assign({}, ...coalesced.map(({ change }) => change.fields ?? {})),
    rest: pending.filter(entry => !coalesced.includes(entry)),
  }
}

/**
 * They are sent no more, and shown no more. Part of the transaction around it. Not for none: while
 * nothing is waited for, the transaction may end.
 */
export async function dropPending(db: LifeTagDatabase, dropped: readonly Pending[]): Promise<void> {
  const refused = dropped.filter(isRefused).map(({ seq }) => seq)
  const unsent = dropped.filter(entry => !isRefused(entry)).map(({ seq }) => seq)
  if (refused.length > 0) await db.rejections.bulkDelete(refused)
  if (unsent.length > 0) await db.outbox.bulkDelete(unsent)
}

/** Whether it may be on the server already. */
export const isInBatch = (batch: Batch | null, { seq }: { seq: number }): boolean =>
  batch?.seqs.includes(seq) === true

/** Not yet sent. */
export const isHeld =
  (batch: Batch | null) =>
  (entry: Pending): entry is OutboxEntry =>
    !isRefused(entry) && !isInBatch(batch, entry)
