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

/** `acknowledged`: changes that the server accepted in the same push. Callers provide the transaction. */
export async function reject(
  db: LifeTagDatabase,
  refused: readonly Rejection[],
  acknowledged: readonly OutboxEntry[] = [],
): Promise<void> {
  await db.outbox.bulkDelete(refused.map(({ seq }) => seq))
  const stillHere = await withoutDeleted(db, refused, acknowledged)
  const shown = stillHere.flatMap(rejection => withoutOverwritten(rejection, acknowledged))
  // An empty request is never awaited, because the transaction may end meanwhile.
  if (shown.length > 0) await db.rejections.bulkPut(shown)
}

/**
 * Drops refused changes of rows that were deleted here meanwhile, and the edits in between. Otherwise the
 * deletion would wait for an entry that the person cannot see.
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

const isLaterOf = ({ seq, collection, rowId }: Pending, entry: OutboxEntry): boolean =>
  entry.seq > seq && entry.collection === collection && entry.rowId === rowId

/**
 * Removes the fields that later acknowledged changes of the same push wrote, because the refused change would
 * hide their values.
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
