/**
 * Live reads for screens. Undefined always means "not read yet" and never "nothing there": an
 * empty list, or null for a single row, is an answer.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import type { MedicalRecord } from 'sync-protocol/medical'
import { byAge, type Collection } from 'sync-protocol/sync'
import { useStore } from 'zustand'
import { type LifeTagDatabase, unlessClosed } from '../../db/database'
import type { Flag, ViewRow } from '../../db/tables'
import { currentDevice } from './device'
import { type RowOf, recordOf, rowOf } from './rows'
import { type Conflict, conflictsOf } from './settle'
import { readStatus, type SyncStatus } from './status'

/** Whose record is open in this tab; null while none is. */
export function useRecordOwner(): string | null {
  return useStore(currentDevice, ({ device }) => device?.db.userId ?? null)
}

/** Runs again whenever what it read changes, in this tab, another one or the worker. */
function useQuery<T>(read: (db: LifeTagDatabase) => Promise<T>, key = ''): T | undefined {
  const db = useStore(currentDevice, ({ device }) => device?.db)
  const answer = useLiveQuery(async () => {
    if (!db) return undefined
    const value = await unlessClosed(() => read(db))
    return { of: db, key, value }
  }, [db, key])
  // Between two people, or two keys, the last answer is still the old one's.
  return answer && answer.of === db && answer.key === key ? answer.value : undefined
}

/** Rows in the order they were made. */
export function useRows<C extends Collection>(collection: C): RowOf<C>[] | undefined {
  return useQuery(async db => {
    const [rows, unsent] = await Promise.all([
      db.view.where('collection').equals(collection).toArray(),
      db.outbox.where('[collection+rowId]').between([collection], [collection, []]).keys(),
    ])
    const names = new Set(unsent.map(String))
    return rows.sort(byAge).map(row => rowOf<C>(row, names.has(`${collection},${row.id}`)))
  }, collection)
}

/** One row; null where there is none. */
export function useRow<C extends Collection>(
  collection: C,
  id: string,
): RowOf<C> | null | undefined {
  return useQuery(async db => {
    return readRow(db, collection, id)
  }, `${collection}/${id}`)
}

async function readRow<C extends Collection>(
  db: LifeTagDatabase,
  collection: C,
  id: string,
): Promise<RowOf<C> | null> {
  const [row, unsent] = await Promise.all([
    db.view.get([collection, id]),
    db.outbox.where('[collection+rowId]').equals([collection, id]).count(),
  ])
  return row ? rowOf<C>(row, unsent > 0) : null
}

/** The profile; null before it was created. */
export function useProfile(): RowOf<'profile'> | null | undefined {
  return useQuery(async db => {
    return readRow(db, 'profile', db.userId)
  })
}

/** The whole record, for what draws it: the code, the print, the summary. */
export function useRecord(): MedicalRecord | undefined {
  return useQuery(async db => {
    const [rows, meta] = await Promise.all([db.view.toArray(), db.readMeta()])
    return recordOf(rows, meta.lastRemovalAtMs)
  })
}

/** Rows that want the person's eye: `refused` by the server, `revived` by an edit elsewhere. */
export function useFlaggedRows(flag: Flag): ViewRow[] | undefined {
  return useQuery(async db => {
    const rows = await db.view.where('flags').equals(flag).toArray()
    return rows.sort(byAge)
  }, flag)
}

/** What two devices disagree about, to be settled with `settleConflict`. */
export function useConflicts(): Conflict[] | undefined {
  return useQuery(async db => {
    const rows = await db.view.where('flags').equals('conflict').toArray()
    return rows.sort(byAge).flatMap(conflictsOf)
  })
}

export function useSyncStatus(): SyncStatus | undefined {
  return useQuery(readStatus)
}
