/**
 * Where the server's last word on each row is kept: within the row as it is seen, so that what a
 * pull brings is one write a row and not two; by itself only where nothing is to be seen.
 */
import type { LifeTagDatabase } from '../db/database'
import type { BaseRow, RowKey, StoredRow } from '../db/tables'
import { readMany } from './read-many'

/** As text: screens read rows often and never look inside. */
export const packBase = ({ version, record }: BaseRow): string =>
  JSON.stringify({ version, record })

export function baseIn(row: StoredRow | undefined): BaseRow | undefined {
  if (row?.base === undefined) return undefined
  const { collection, id } = row
  // Only packBase writes it.
  return { collection, id, ...(JSON.parse(row.base) as Pick<BaseRow, 'version' | 'record'>) }
}

export async function readBases(db: LifeTagDatabase, keys: readonly RowKey[]): Promise<BaseRow[]> {
  if (keys.length === 0) return []
  const rows = await readMany(db.view, keys)
  const unseen = await readMany(db.unseen, keys)
  return [...rows.flatMap(row => baseIn(row) ?? []), ...unseen]
}

export async function allBases(db: LifeTagDatabase): Promise<BaseRow[]> {
  const rows = await db.view.toArray()
  const unseen = await db.unseen.toArray()
  return [...rows.flatMap(row => baseIn(row) ?? []), ...unseen]
}
