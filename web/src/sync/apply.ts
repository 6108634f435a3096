/**
 * Applies a whole pull in one transaction: the server's rows, what that settles in the outbox, and
 * the cookie. Killed at any point, the device stands before it or after it and nowhere between.
 */
import type { LifeTagDatabase } from '../db/database'
import type { BaseRow, OutboxEntry, RowKey, SyncMeta } from '../db/tables'
import { allBases, readBases } from './base'
import { rowsOf } from './fold'
import type { Staged } from './pull'
import { replant } from './replant'
import { isOfRecord } from './rows'
import { refreshView, viewTables } from './view'

/** How long taken changes are kept for a server that is restored from a backup. */
const JOURNAL_MS = 30 * 24 * 3_600_000

/**
 * `stale`    somebody else moved the cookie meanwhile; this pull is void
 * `rewound`  the server has forgotten changes it had taken: ask for everything
 */
export type Applied = 'applied' | 'stale' | 'rewound'

export interface ApplyOptions {
  nowMs: number
  /** The newest number the server has just answered for with a yes, beyond what is noted. */
  takenUpTo?: number
  /** The server said that numbers are missing: number anew from where it stands. */
  renumber?: boolean
}

export async function applyPull(
  db: LifeTagDatabase,
  staged: Staged,
  clientId: string,
  { nowMs, takenUpTo = 0, renumber = false }: ApplyOptions,
): Promise<Applied> {
  return db.transaction(
    'rw',
    [...viewTables(db), db.journal, db.files],
    async (): Promise<Applied> => {
      const meta = await db.readMeta()
      if (meta.clientId !== clientId || !isSameCookie(meta.cookie, staged.from)) return 'stale'
      const confirmedId = Math.max(meta.confirmedId, takenUpTo)
      const isRewound = staged.lastId < confirmedId
      if (isRewound && !staged.reset) return 'rewound'

      const before = staged.reset ? await allBases(db) : []
      const settled = await settleTaken(db, meta, Math.min(takenUpTo, staged.lastId), nowMs)
      const { news, isRecordCut } = await readNews(db, staged, nowMs)
      if (staged.reset) {
        await db.view.clear()
        await db.unseen.clear()
      }
      if (isRewound) await recallJournal(db, staged.lastId, clientId)
      // What it forgot of the record it may have forgotten of the files.
      if (staged.reset && staged.from !== null)
        await db.files.toCollection().modify({ state: 'waiting' })
      if (staged.reset || renumber) await replant(db, staged, { before, after: news }, nowMs)

      await db.meta.put({
        ...meta,
        cookie: { epoch: staged.epoch, version: staged.version },
        confirmedId: isRewound ? staged.lastId : confirmedId,
        nextId: staged.reset || renumber ? staged.lastId + 1 : meta.nextId,
        lastSyncAtMs: nowMs,
        lastRemovalAtMs: isRecordCut ? Math.max(meta.lastRemovalAtMs, nowMs) : meta.lastRemovalAtMs,
        failure: null,
      })
      const touched: { collection: RowKey[0]; rowId: string }[] = [
        ...staged.changes.values(),
        ...settled,
      ]
      if (staged.reset) {
        touched.push(...(await db.outbox.toArray()), ...(await db.outcomes.toArray()))
      }
      await refreshView(db, rowsOf(touched), news)
      await db.journal
        .where('takenAtMs')
        .below(nowMs - JOURNAL_MS)
        .delete()
      return 'applied'
    },
  )
}

const isSameCookie = (a: SyncMeta['cookie'], b: SyncMeta['cookie']): boolean =>
  a?.epoch === b?.epoch && a?.version === b?.version

/** Taken changes that this pull brings back as rows leave the outbox, in the same moment. */
async function settleTaken(
  db: LifeTagDatabase,
  { clientId }: SyncMeta,
  takenUpTo: number,
  takenAtMs: number,
): Promise<OutboxEntry[]> {
  const entries = await db.outbox.toArray()
  const settled = entries.filter(
    ({ state, id }) => state === 'taken' || (id !== null && id <= takenUpTo),
  )
  const last = settled.at(-1)
  if (!last) return []
  // Mostly nothing else is in it, and then one request does what takes one a change.
  if (settled.length === entries.length) await db.outbox.clear()
  else await db.outbox.bulkDelete(settled.map(({ seq }) => seq))
  const changes = settled.map(({ id, change }) => ({ id: id ?? 0, change }))
  await db.journal.put({ seq: last.seq, clientId, takenAtMs, changes })
  return settled
}

/** What the pull says of each row, and whether a row of the record that was seen went away. */
async function readNews(
  db: LifeTagDatabase,
  staged: Staged,
  nowMs: number,
): Promise<{ news: BaseRow[]; isRecordCut: boolean }> {
  const news: BaseRow[] = []
  const removed = new Map<string, { key: RowKey; version: number }>()
  for (const change of staged.changes.values()) {
    const { collection, rowId: id, version } = change
    if ('record' in change) news.push({ collection, id, version, record: change.record })
    else removed.set(`${collection}/${id}`, { key: [collection, id], version })
  }
  if (removed.size === 0) return { news, isRecordCut: false }
  const keys = [...removed.values()].map(({ key }) => key)
  const seen = await db.view.bulkGet(keys)
  // A start from nothing takes nothing along.
  const bases = staged.reset ? [] : await readBases(db, keys)
  for (const base of bases) {
    const version = removed.get(`${base.collection}/${base.id}`)?.version
    if (version === undefined) continue
    // The values stay for an unsent edit that may bring the row back; refreshView drops the others.
    const record = { ...base.record, deletedAt: nowMs, deletedVersion: version }
    news.push({ ...base, version, record })
  }
  return {
    news,
    isRecordCut: seen.some(row => row !== undefined && isOfRecord(row.collection)),
  }
}

/** What the server took and then forgot goes out again, before what was made since. */
async function recallJournal(db: LifeTagDatabase, lastId: number, clientId: string): Promise<void> {
  const journal = await db.journal.orderBy('seq').toArray()
  const mine = journal.filter(entry => entry.clientId === clientId)
  const forgotten = mine
    .flatMap(({ changes }) => changes)
    .filter(({ id }) => id > lastId)
    .sort((a, b) => a.id - b.id)
  const oldest = [(await db.outbox.orderBy('seq').first())?.seq ?? 0, journal[0]?.seq ?? 0]
  const first = Math.min(0, ...oldest) - forgotten.length
  await db.outbox.bulkPut(
    forgotten.map(({ change }, index): OutboxEntry => {
      const { collection, rowId } = change
      return { seq: first + index, collection, rowId, change, state: 'waiting', id: null }
    }),
  )
  const rest = mine.map(({ changes, ...entry }) => {
    return { ...entry, changes: changes.filter(({ id }) => id <= lastId) }
  })
  await db.journal.bulkPut(rest.filter(({ changes }) => changes.length > 0))
  const spent = rest.filter(({ changes }) => changes.length === 0)
  await db.journal.bulkDelete(spent.map(({ seq }) => seq))
}
