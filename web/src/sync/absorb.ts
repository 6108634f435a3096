import type { LifeTagDatabase } from '../db/database'
import type { Change, RowKey } from '../db/tables'

/**
 * A new edit of a row with a refused change takes that change's fields along, and those of the
 * edits that waited behind it: corrected together they are one change that can stand by itself.
 * Where nothing was refused there is nothing to take. Part of the transaction around it.
 */
export async function absorbUnsent(
  db: LifeTagDatabase,
  key: RowKey,
): Promise<NonNullable<Change['fields']>> {
  const refused = await db.outcomes.where('[collection+rowId]').equals(key).sortBy('seq')
  if (refused.length === 0) return {}
  const held = await heldBehindRefusal(db, key)
  await db.outcomes.bulkDelete(refused.map(outcome => outcome.seq))
  await db.outbox.bulkDelete(held.map(entry => entry.seq))
  return Object.assign({}, ...[...refused, ...held].map(({ change }) => change.fields ?? {}))
}

/** Changes of one row that were never sent, in their order. */
export async function heldBehindRefusal(db: LifeTagDatabase, key: RowKey) {
  const entries = await db.outbox.where('[collection+rowId]').equals(key).sortBy('seq')
  return entries.filter(entry => entry.state === 'waiting' && entry.id === null)
}
