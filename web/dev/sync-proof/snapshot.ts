import type { RecordState } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../src/db/database'
import type {
  AcknowledgedChange,
  BaseRow,
  Change,
  OutboxEntry,
  Rejection,
  SyncMeta,
  ViewRow,
} from '../../src/db/tables'
import { readStores } from './read-stores'

export interface Snapshot {
  meta: SyncMeta
  view: ViewRow[]
  base: BaseRow[]
  outbox: OutboxEntry[]
  rejections: Rejection[]
  acknowledged: AcknowledgedChange[]
}

export type Truth = Map<string, { version: number; record: RecordState }>

export interface KeptRow {
  userId: string
  collection: string
  id: string
  version: number
  isDeleted: boolean
}

const STORES = ['meta', 'view', 'basePages', 'outbox', 'rejections', 'acknowledged'] as const

export async function snapshotOf(db: LifeTagDatabase): Promise<Snapshot> {
  const { meta: metas, basePages, acknowledged, ...stores } = await readStores(db, STORES)
  const [meta] = metas
  if (!meta) throw new Error(`${db.name} has no meta row`)
  return {
    ...{ ...stores, meta },
    base: basePages.flatMap(({ rows }) => rows),
    acknowledged: acknowledged.flatMap(({ changes }) => changes),
  }
}

/** Changes that wait or were refused, and are only on the phone. */
export const heldChanges = ({ outbox, rejections }: Snapshot): Change[] =>
  [...outbox, ...rejections].map(({ change }) => change)

export const rowName = (collection: string, id: string): string => `${collection}/${id}`
