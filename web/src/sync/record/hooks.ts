/**
 * Live reads for screens. Undefined always means "not read yet" and never "nothing there": an
 * empty list, or null for a single row, is an answer.
 */
import { useObservable } from 'dexie-react-hooks'
import type { MedicalRecord } from 'sync-protocol/medical'
import { byAge, type Collection } from 'sync-protocol/sync'
import { useStore } from 'zustand'
import type { LifeTagDatabase } from '../../db/database'
import type { Flag, ViewRow } from '../../db/tables'
import { useIsLocal } from '../../stores/session'
import { currentDevice } from './device'
import { type RowOf, recordOf, rowOf } from './rows'
import { type Conflict, conflictsOf } from './settle'
import { type Answer, sharedQuery } from './shared-query'
import { type HeldUp, heldUpBy, isFirstPull, readStatus, type SyncStatus } from './status'

/** Whose record is open in this tab; null while none is. */
export function useRecordOwner(): string | null {
  return useStore(currentDevice, ({ device }) => device?.db.userId ?? null)
}

/** The same answer for all that ask the same: `key` names the question. */
function useQuery<T>(key: string, read: (db: LifeTagDatabase) => Promise<T>): T | undefined {
  const db = useStore(currentDevice, ({ device }) => device?.db)
  const query = db && sharedQuery(db, key, read)
  const latest = useObservable<Answer<T> | undefined, undefined>(
    () => query ?? NOTHING_OPEN,
    [query],
    undefined,
  )
  // Between two people, or two keys, the latest is still the old one's.
  const answer = latest && latest.of === db && latest.key === key ? latest : query?.answer()
  return answer?.value
}

const NOTHING_OPEN = { subscribe: () => () => {} }

/** Rows in the order they were made. */
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

/** One row; null where there is none. */
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

/** The profile; null before it was created. */
export function useProfile(): RowOf<'profile'> | null | undefined {
  return useQuery('profile', db => readRow(db, 'profile', db.userId))
}

/** The whole record, for what draws it: the code, the print, the summary. */
export function useRecord(): MedicalRecord | undefined {
  return useQuery('record', async db => {
    const [rows, meta] = await Promise.all([db.view.toArray(), db.readMeta()])
    return recordOf(rows, meta.lastRemovalAtMs)
  })
}

/** Rows that want the person's eye: `refused` by the server, `revived` by an edit elsewhere. */
export function useFlaggedRows(flag: Flag): readonly ViewRow[] | undefined {
  return useQuery(`flagged ${flag}`, db => readFlagged(db, flag))
}

/** What two devices disagree about, to be settled with `settleConflict`. */
export function useConflicts(): readonly Conflict[] | undefined {
  return useQuery('conflicts', async db => (await readFlagged(db, 'conflict')).flatMap(conflictsOf))
}

const readFlagged = async (db: LifeTagDatabase, flag: Flag): Promise<ViewRow[]> =>
  (await db.view.where('flags').equals(flag).toArray()).sort(byAge)

export function useSyncStatus(): SyncStatus | undefined {
  return useQuery('status', readStatus)
}

/** Whether what the server has is still on its way to a phone new to the person: what is not here may come. */
export function useIsComing(): boolean {
  const status = useSyncStatus()
  const isLocal = useIsLocal()
  return !isLocal && (!status || isFirstPull(status))
}

/** Why what the server has is not on this phone; undefined where it is, is on its way, or there is no account. */
export function useHeldUp(): HeldUp | undefined {
  const status = useSyncStatus()
  const isLocal = useIsLocal()
  return isLocal || !status ? undefined : heldUpBy(status)
}
