/**
 * Applies a whole pull in one transaction: the server's rows, what that settles in the outbox, and
 * the cookie. Killed at any point, the device stands before it or after it and nowhere between.
 */
import type { LifeTagDatabase } from '../db/database'
import type { BaseRow, OutboxEntry, RowKey, SyncMeta } from '../db/tables'
import { rowsOf } from './fold'
import { noteInJournal, recallJournal, trimJournal } from './journal'
import type { Staged } from './pull'
import { replant } from './replant'
import { isOfRecord } from './rows'
import { refreshView, viewTables } from './view'

/**
 * `stale`    somebody else moved the cookie meanwhile; this pull is void
 * `rewound`  the server has forgotten changes it had taken: ask for everything
 */
export type Applied = 'applied' | 'stale' | 'rewound'

export interface ApplyOptions {
  nowMs: number
  /** Names this client anew where a copy of it goes by its name. */
  newId: () => string
  /** The server said that numbers are missing: number anew from where it stands. */
  renumber?: boolean
}

export async function applyPull(
  db: LifeTagDatabase,
  staged: Staged,
  clientId: string,
  { nowMs, newId, renumber = false }: ApplyOptions,
): Promise<Applied> {
  return db.transaction(
    'rw',
    [...viewTables(db), db.journal, db.files],
    async (): Promise<Applied> => {
      const meta = await db.readMeta()
      if (meta.clientId !== clientId || !isSameCookie(meta.cookie, staged.from)) return 'stale'
      const { lastId, isCopied } = sharedPast(meta, staged)
      const isRewound = lastId < meta.confirmedId
      if (isRewound && !staged.reset) return 'rewound'

      const before = staged.reset ? await db.base.toArray() : []
      const settled = await settleTaken(db, meta, nowMs)
      const { written, isRecordCut } = await writeBase(db, staged, nowMs)
      if (isRewound) await recallJournal(db, lastId, clientId)
      // What it forgot of the record it may have forgotten of the files.
      if (staged.reset && staged.from !== null)
        await db.files.toCollection().modify({ state: 'waiting' })
      const dealtWith = isCopied ? 0 : lastId
      if (staged.reset || renumber) await replant(db, staged, dealtWith, before, nowMs)

      await db.meta.put({
        ...meta,
        clientId: isCopied ? newId() : clientId,
        confirmedId: Math.min(meta.confirmedId, dealtWith),
        nextId: staged.reset || renumber ? dealtWith + 1 : meta.nextId,
        cookie: { epoch: staged.epoch, version: staged.version },
        lastSyncAtMs: nowMs,
        lastRemovalAtMs: isRecordCut ? Math.max(meta.lastRemovalAtMs, nowMs) : meta.lastRemovalAtMs,
        failure: null,
      })
      const touched: { collection: RowKey[0]; rowId: string }[] = [
        ...staged.changes.values(),
        ...settled,
      ]
      if (staged.reset) {
        touched.push(...before.map(row => ({ ...row, rowId: row.id })))
        touched.push(...(await db.outbox.toArray()), ...(await db.outcomes.toArray()))
      }
      await refreshView(db, rowsOf(touched), written)
      await trimJournal(db, nowMs)
      return 'applied'
    },
  )
}

/**
 * Up to which of its changes a client and the server have the same past. Where a copy of this browser
 * profile has sent under its name since the server was restored, that ends where the copy began.
 */
function sharedPast({ cookie }: SyncMeta, staged: Staged): { lastId: number; isCopied: boolean } {
  const isOfEarlierEpoch = cookie !== null && cookie.epoch !== staged.epoch
  const isCopied = isOfEarlierEpoch && staged.lastId > staged.startId
  return { lastId: isCopied ? staged.startId : staged.lastId, isCopied }
}

const isSameCookie = (a: SyncMeta['cookie'], b: SyncMeta['cookie']): boolean =>
  a?.epoch === b?.epoch && a?.version === b?.version

/** Taken changes that this pull brings back as rows leave the outbox, in the same moment. */
async function settleTaken(
  db: LifeTagDatabase,
  { clientId }: SyncMeta,
  nowMs: number,
): Promise<OutboxEntry[]> {
  const settled = await db.outbox.where('state').equals('taken').toArray()
  // Mostly nothing else is in it, and then one request does what takes one a change.
  if (settled.length === (await db.outbox.count())) await db.outbox.clear()
  else await db.outbox.bulkDelete(settled.map(({ seq }) => seq))
  await noteInJournal(db, settled, { clientId, nowMs })
  return settled
}

/** Gives what it wrote, and whether a row of the record that was seen went away. */
async function writeBase(
  db: LifeTagDatabase,
  staged: Staged,
  nowMs: number,
): Promise<{ written: BaseRow[]; isRecordCut: boolean }> {
  const puts: BaseRow[] = []
  const removed: { key: RowKey; version: number }[] = []
  for (const change of staged.changes.values()) {
    const { collection, rowId: id, version } = change
    if ('record' in change) puts.push({ collection, id, version, record: change.record })
    else removed.push({ key: [collection, id], version })
  }
  if (staged.reset) await db.base.clear()
  await db.base.bulkPut(puts)
  const keys = removed.map(({ key }) => key)
  const [bases, seen] = await Promise.all([db.base.bulkGet(keys), db.view.bulkGet(keys)])
  // The values stay for an unsent edit that may bring the row back; refreshView drops the others.
  const deleted = removed.flatMap(({ version }, index): BaseRow[] => {
    const base = bases[index]
    if (!base) return []
    const record = { ...base.record, deletedAt: nowMs, deletedVersion: version }
    return [{ ...base, version, record }]
  })
  await db.base.bulkPut(deleted)
  return {
    written: [...puts, ...deleted],
    isRecordCut: seen.some(row => row !== undefined && isOfRecord(row.collection)),
  }
}
