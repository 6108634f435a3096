import type { Collection } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../db/database'
import { withDatabase } from '../../db/storage'
import type { ViewRow } from '../../db/tables'
import type { Fields } from './draft'
import { byAge } from './rows'
import { conflictsOf } from './settle'

export interface CarriedRow {
  collection: Collection
  /** For `profile` and `account`, this is the id of the record's owner. */
  id: string
  values: Fields
  /** Values that lost an unsettled conflict between two devices, one set per device. */
  others: Fields[]
}

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
