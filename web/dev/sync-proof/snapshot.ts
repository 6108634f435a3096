/** All that a phone, or the server, holds of one person, as of one moment. */
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

export interface Snapshot {
  meta: SyncMeta
  view: ViewRow[]
  base: BaseRow[]
  outbox: OutboxEntry[]
  rejections: Rejection[]
  /** What the server took, of every page. */
  acknowledged: AcknowledgedChange[]
}

/** What the server holds of one person: living rows with their content. */
export type Truth = Map<string, { version: number; record: RecordState }>

/** A row of the server's, also a deleted one, without its content. */
export interface KeptRow {
  userId: string
  collection: string
  id: string
  version: number
  isDeleted: boolean
}

export async function snapshotOf(db: LifeTagDatabase): Promise<Snapshot> {
  const { view, basePages, outbox, rejections, acknowledged, meta } = db
  const tables = [view, basePages, outbox, rejections, acknowledged, meta]
  return db.transaction('r', tables, async () => {
    const found = await Promise.all([
      db.readMeta(),
      view.toArray(),
      basePages.toArray(),
      outbox.toArray(),
      rejections.toArray(),
      acknowledged.toArray(),
    ])
    return {
      meta: found[0],
      view: found[1],
      base: found[2].flatMap(({ rows }) => rows),
      outbox: found[3],
      rejections: found[4],
      acknowledged: found[5].flatMap(({ changes }) => changes),
    }
  })
}

/** Changes that wait or were refused: what the person still holds in their own hand. */
export const heldChanges = ({ outbox, rejections }: Snapshot): Change[] =>
  [...outbox, ...rejections].map(({ change }) => change)

export const rowName = (collection: string, id: string): string => `${collection}/${id}`
