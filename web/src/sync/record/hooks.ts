/**
 * Undefined always means that the value is not read yet. An empty list, or null for a single row, means that
 * nothing is there.
 */
import { useObservable } from 'dexie-react-hooks'
import type { MedicalRecord } from 'sync-protocol/medical'
import { byAge, type Collection } from 'sync-protocol/sync'
import { useStore } from 'zustand'
import type { LifeTagDatabase } from '../../db/database'
import type { Flag, ViewRow } from '../../db/tables'
import { useIsLocal } from '../../people/session'
import { currentDevice } from './device'
import { medicalRecordFrom, type RowOf, rowOf } from './rows'
import { type QueryAnswer, sharedQuery } from './shared-query'
import { type HeldUp, heldUpBy, isFirstPull, readStatus, type SyncStatus } from './status'

export function useRecordOwner(): string | null {
  return useStore(currentDevice, ({ device }) => device?.db.userId ?? null)
}

function useQuery<T>(key: string, read: (db: LifeTagDatabase) => Promise<T>): T | undefined {
  const db = useStore(currentDevice, ({ device }) => device?.db)
  const query = db && sharedQuery(db, key, read)
  const latest = useObservable<QueryAnswer<T> | undefined, undefined>(
    () => query ?? NOTHING_OPEN,
    [query],
    undefined,
  )
  // After a change of person or key, the latest answer still belongs to the former one.
  const answer = latest && latest.of === db && latest.key === key ? latest : query?.answer()
  return answer?.value
}

const NOTHING_OPEN = { subscribe: () => () => {} }

/** Rows in the order of their creation. */
export function useRows<C extends Collection>(collection: C): readonly RowOf<C>[] | undefined {
  return useQuery(`rows ${collection}`, async db => {
    const [rows, unsent] = await Promise.all([
      db.view.where('collection').equals(collection).toArray(),
      db.outbox.where('[collection+rowId]').between([collection], [collection, []]).keys(),
    ])
    const names = new Set(unsent.map(String))
    return rows.sort(byAge).map(row => rowOf<C>(row, names.has(`${collection},${row.id}`)))
  })
}

export function useRow<C extends Collection>(
  collection: C,
  id: string,
): RowOf<C> | null | undefined {
  return useQuery(`row ${collection}/${id}`, db => readRow(db, collection, id))
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

export function useProfile(): RowOf<'profile'> | null | undefined {
  return useQuery('profile', db => readRow(db, 'profile', db.userId))
}

export function useRecord(): MedicalRecord | undefined {
  return useQuery('record', async db => {
    const [rows, meta] = await Promise.all([db.view.toArray(), db.readMeta()])
    return medicalRecordFrom(rows, meta.lastRemovalAtMs)
  })
}

/** Rows that need the person's attention: `refused` by the server, or `revived` by an edit elsewhere. */
export function useFlaggedRows(flag: Flag): readonly ViewRow[] | undefined {
  return useQuery(`flagged ${flag}`, db => readFlagged(db, flag))
}

const readFlagged = async (db: LifeTagDatabase, flag: Flag): Promise<ViewRow[]> =>
  (await db.view.where('flags').equals(flag).toArray()).sort(byAge)

export function useSyncStatus(): SyncStatus | undefined {
  return useQuery('status', readStatus)
}

export function useIsComing(): boolean {
  const status = useSyncStatus()
  const isLocal = useIsLocal()
  return !isLocal && (!status || isFirstPull(status))
}

export function useHeldUp(): HeldUp | undefined {
  const status = useSyncStatus()
  const isLocal = useIsLocal()
  return isLocal || !status ? undefined : heldUpBy(status)
}
