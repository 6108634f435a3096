/** Moves changes that the server refused out of the outbox, to where the person sees them. */
import type { LifeTagDatabase } from '../../db/database'
import type { OutboxEntry, Refusal, Rejection } from '../../db/tables'
import { dropPending, isHeld } from './coalesce'
import { withFields } from './rebase'
import type { Pending } from './replay'
import { rowsOf } from './row-keys'

export const rejectionOf = (
  { seq, collection, rowId, change }: OutboxEntry,
  refusal: Refusal,
  atMs: number,
): Rejection => ({ seq, collection, rowId, change, refusal, atMs })

/** `acknowledged`: what the server took with the same push. Part of the transaction around it. */
export async function reject(
  db: LifeTagDatabase,
  refused: readonly Rejection[],
  acknowledged: readonly OutboxEntry[] = [],
): Promise<void> {
  await db.outbox.bulkDelete(refused.map(({ seq }) => seq))
  const stillHere = await withoutDeleted(db, refused, acknowledged)
  const shown = stillHere.flatMap(rejection => withoutOverwritten(rejection, acknowledged))
  // Never an empty request: while one is waited for, the transaction may end.
  if (shown.length > 0) await db.rejections.bulkPut(shown)
}

/**
 * What is refused goes with its row, where that was deleted here in the meantime, and so do the edits
 * between the two: the deletion would wait for them, and nobody could see for what.
 */
async function withoutDeleted(
  db: LifeTagDatabase,
  refused: readonly Rejection[],
  acknowledged: readonly OutboxEntry[],
): Promise<Rejection[]> {
  const waiting = await db.outbox.where('[collection+rowId]').anyOf(rowsOf(refused)).toArray()
  const { batch } = await db.readMeta()
  const removals = [...acknowledged, ...waiting].filter(({ change }) => change.kind === 'remove')
  const isDeleted = (before: Pending) => removals.some(removal => isLaterOf(before, removal))
  const between = waiting.filter(isHeld(batch)).filter(isDeleted)
  if (between.length > 0) await dropPending(db, between)
  return refused.filter(rejection => !isDeleted(rejection))
}

/** Whether `entry` was made later in the same row. */
const isLaterOf = ({ seq, collection, rowId }: Pending, entry: OutboxEntry): boolean =>
  entry.seq > seq && entry.collection === collection && entry.rowId === rowId

/**
 * What is left of a refused change, once its author's own later changes of the row were acknowledged in
 * the same push: laid over those it would hide them. Nothing, where they wrote all of its fields.
 */
function withoutOverwritten(
  rejection: Rejection,
  acknowledged: readonly OutboxEntry[],
): Rejection[] {
  const { refusal, change } = rejection
  const later = acknowledged
    .filter(entry => isLaterOf(rejection, entry))
    .flatMap(entry => Object.keys(entry.change.fields ?? {}))
  if (later.length === 0) return [rejection]
  const fields = without(change.fields ?? {}, later)
  if (Object.keys(fields).length === 0) return []
  const shown = { ...refusal, fields: without(refusal.fields, later) }
  return [{ ...rejection, change: withFields(change, fields), refusal: shown }]
}

const without = <Value>(fields: Record<string, Value>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
