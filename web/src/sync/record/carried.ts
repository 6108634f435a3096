import type { Collection } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../db/database'
import { withDatabase } from '../../db/storage'
import type { ViewRow } from '../../db/tables'
import type { Fields } from './draft'
import { byAge } from './rows'
import { conflictsOf } from './settle'

/** A row on its way from one record into another, by way of memory or of a file. */
export interface CarriedRow {
  collection: Collection
  /** Of the one row of `profile` and `account` it is the id of the person it came from. */
  id: string
  values: Fields
  /** Sets of fields that two devices disagreed about: what stood beside `values`, not settled yet. */
  others: Fields[]
}

/** All rows that the owner of this database sees, oldest first: also those that were refused or not sent. */
export async function readRowsOf(db: LifeTagDatabase): Promise<CarriedRow[]> {
  return carriedRows(await withDatabase(db, () => db.view.toArray()))
}

export function carriedRows(rows: readonly ViewRow[]): CarriedRow[] {
  return [...rows].sort(byAge).map(row => ({
    collection: row.collection,
    id: row.id,
    values: row.values,
    others: conflictsOf(row).flatMap(({ others }) => others.map(({ fields }) => fields)),
  }))
}
