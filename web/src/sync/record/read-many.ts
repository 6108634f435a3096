import type { Table } from 'dexie'
import type { RowKey } from '../../db/tables'

/** From how many rows on it is worth counting the table first. */
const MANY = 50

/**
 * The rows of these keys that exist, in any order. One request reads a whole table; by key it takes
 * one request a row, which for most of a table is many times slower.
 */
export async function readMany<Row>(
  table: Table<Row, RowKey>,
  keys: readonly RowKey[],
): Promise<Row[]> {
  const isMost = keys.length >= MANY && keys.length * 4 >= (await table.count())
  if (isMost) return table.toArray()
  const found = await table.bulkGet([...keys])
  return found.filter(row => row !== undefined)
}
