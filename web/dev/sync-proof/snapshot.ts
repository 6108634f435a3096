/** All that a phone holds of one person, as of one moment. */
import type { LifeTagDatabase } from '../../src/db/database'
import type {
  BaseRow,
  Change,
  OutboxEntry,
  Outcome,
  SyncMeta,
  TakenChange,
  ViewRow,
} from '../../src/db/tables'

export interface Snapshot {
  meta: SyncMeta
  view: ViewRow[]
  base: BaseRow[]
  outbox: OutboxEntry[]
  outcomes: Outcome[]
  /** What the server took, of every page. */
  journal: TakenChange[]
}

export async function snapshotOf(db: LifeTagDatabase): Promise<Snapshot> {
  const { view, base, outbox, outcomes, journal, meta } = db
  const tables = [view, base, outbox, outcomes, journal, meta]
  return db.transaction('r', tables, async () => {
    const found = await Promise.all([
      db.readMeta(),
      view.toArray(),
      base.toArray(),
      outbox.toArray(),
      outcomes.toArray(),
      journal.toArray(),
    ])
    return {
      meta: found[0],
      view: found[1],
      base: found[2],
      outbox: found[3],
      outcomes: found[4],
      journal: found[5].flatMap(({ changes }) => changes),
    }
  })
}

/** Changes that wait or were refused: what the person still holds in their own hand. */
export const heldChanges = ({ outbox, outcomes }: Snapshot): Change[] =>
  [...outbox, ...outcomes].map(({ change }) => change)

export const rowName = (collection: string, id: string): string => `${collection}/${id}`
