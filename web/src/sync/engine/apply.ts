/**
 * Applies a whole pull in one transaction: the server's rows, what that settles in the outbox, and
 * the cookie. Killed at any point, the device stands before it or after it and nowhere between.
 */
import type { LifeTagDatabase } from '../../db/database'
import type { BaseRow, RowKey, SyncMeta } from '../../db/tables'
import { isOfRecord } from '../record/rows'
import { type NewBase, refreshView, rowsOf, viewTables } from '../record/view'
import { noteAcknowledged, recallAcknowledged, trimAcknowledged } from './acknowledged'
import type { Staged } from './pull'
import { keepPushResult, keepRefused, type PushResult, withoutSettled } from './push-result'
import { rebaseOutbox } from './rebase-outbox'

/**
 * `stale`    somebody else moved the cookie meanwhile; this pull is void
 * `rewound`  the server has forgotten changes it had taken: ask for everything
 */
export type Applied = 'applied' | 'stale' | 'rewound'

export interface ApplyOptions {
  nowMs: number
  /** Names this client anew where a copy of it goes by its name. */
  newId: () => string
  /**
   * What the server said of this client's numbers. `renumber`: some are missing, so number anew from
   * where it stands. `fork`: they name changes of another one, which is a copy of this browser
   * profile, so go by a name of one's own, under which nothing was sent yet.
   */
  remedy?: 'renumber' | 'fork' | undefined
  /** What the server said of the last push, where that is not kept yet. */
  unkept?: PushResult | undefined
}

export async function applyPull(
  db: LifeTagDatabase,
  staged: Staged,
  clientId: string,
  { nowMs, newId, remedy, unkept }: ApplyOptions,
): Promise<Applied> {
  return db.transaction(
    'rw',
    [...viewTables(db), db.acknowledged, db.files],
    async (): Promise<Applied> => {
      const meta = await db.readMeta()
      const { lastId, hasCopySent } = sharedPast(meta, staged)
      const isCopied = hasCopySent || remedy === 'fork'
      const confirmedId = Math.max(meta.confirmedId, unkept?.confirmedId ?? 0)
      const isStale = meta.clientId !== clientId || !isSameCookie(meta.cookie, staged.from)
      const isRewound = lastId < confirmedId
      if (isStale || (isRewound && !staged.reset)) {
        if (unkept) await keepPushResult(db, unkept)
        return isStale ? 'stale' : 'rewound'
      }

      const before = staged.reset ? await db.base.toArray() : []
      const settled = await settle(db, { clientId, unkept, nowMs })
      const { base, isRecordCut } = await baseAfter(db, staged, nowMs)
      if (isRewound) await recallAcknowledged(db, lastId, clientId)
      // What it forgot of the record it may have forgotten of the files.
      if (staged.reset && staged.from !== null)
        await db.files.toCollection().modify({ state: 'waiting' })
      const isNumberedAnew = staged.reset || remedy !== undefined
      if (isNumberedAnew) await rebaseOutbox(db, base, isCopied ? 0 : lastId, before, nowMs)

      await db.meta.put({
        ...meta,
        confirmedId: Math.min(confirmedId, lastId),
        nextId: isNumberedAnew ? lastId + 1 : meta.nextId,
        ...(isCopied && newClient(newId())),
        cookie: { epoch: staged.epoch, version: staged.version },
        lastSyncAtMs: nowMs,
        lastRemovalAtMs: isRecordCut ? Math.max(meta.lastRemovalAtMs, nowMs) : meta.lastRemovalAtMs,
        failure: null,
      })
      const touched: { collection: RowKey[0]; rowId: string }[] = [
        ...staged.changes.values(),
        ...settled,
      ]
      if (isNumberedAnew) {
        touched.push(...before.map(row => ({ ...row, rowId: row.id })))
        touched.push(...(await db.outbox.toArray()), ...(await db.rejections.toArray()))
      }
      await refreshView(db, rowsOf(touched), base)
      await trimAcknowledged(db, nowMs)
      return 'applied'
    },
  )
}

/**
 * Up to which of its changes a client and the server have the same past. Where a copy of this browser
 * profile has sent under its name since the server was restored, that ends where the copy began.
 */
function sharedPast(
  { cookie }: SyncMeta,
  staged: Staged,
): { lastId: number; hasCopySent: boolean } {
  const isOfEarlierEpoch = cookie !== null && cookie.epoch !== staged.epoch
  const hasCopySent = isOfEarlierEpoch && staged.lastId > staged.startId
  return { lastId: hasCopySent ? staged.startId : staged.lastId, hasCopySent }
}

/**
 * What stands in `meta` of a client that has sent nothing yet. What the server had not taken of the
 * one it was goes out under the new name: nothing is lost, and nothing is taken twice.
 */
const newClient = (clientId: string) => ({ clientId, nextId: 1, confirmedId: 0 })

const isSameCookie = (a: SyncMeta['cookie'], b: SyncMeta['cookie']): boolean =>
  a?.epoch === b?.epoch && a?.version === b?.version

/**
 * What is dealt with leaves the outbox: this pull brings as rows what was taken. Gives all that the
 * view showed otherwise until now.
 */
async function settle(
  db: LifeTagDatabase,
  { clientId, unkept, nowMs }: { clientId: string; unkept: PushResult | undefined; nowMs: number },
): Promise<{ collection: RowKey[0]; rowId: string }[]> {
  const { taken, refused } = unkept ? await withoutSettled(db, unkept) : { taken: [], refused: [] }
  await keepRefused(db, { taken, refused })
  const settled = [...(await db.outbox.where('state').equals('taken').toArray()), ...taken]
  // Mostly nothing else is in it, and then one request does what takes one a change.
  if (settled.length === (await db.outbox.count())) await db.outbox.clear()
  else await db.outbox.bulkDelete(settled.map(({ seq }) => seq))
  await noteAcknowledged(db, settled, { clientId, nowMs })
  return [...settled, ...refused]
}

/** What the server's rows make of `base`, and whether a row of the record that was seen goes away. */
async function baseAfter(
  db: LifeTagDatabase,
  staged: Staged,
  nowMs: number,
): Promise<{ base: NewBase; isRecordCut: boolean }> {
  const rows: BaseRow[] = []
  const removed: { key: RowKey; version: number }[] = []
  for (const change of staged.changes.values()) {
    const { collection, rowId: id, version } = change
    if ('record' in change) rows.push({ collection, id, version, record: change.record })
    else removed.push({ key: [collection, id], version })
  }
  const base = { rows, isAll: staged.reset }
  if (removed.length === 0) return { base, isRecordCut: false }
  const keys = removed.map(({ key }) => key)
  const [bases, seen] = await Promise.all([
    staged.reset ? [] : db.base.bulkGet(keys),
    db.view.bulkGet(keys),
  ])
  // The values stay for an unsent edit that may bring the row back; refreshView drops the others.
  for (const [index, { version }] of removed.entries()) {
    const before = bases[index]
    if (!before) continue
    const record = { ...before.record, deletedAt: nowMs, deletedVersion: version }
    rows.push({ ...before, version, record })
  }
  return {
    base,
    isRecordCut: seen.some(row => row !== undefined && isOfRecord(row.collection)),
  }
}
