/**
 * Applies a whole exchange in one transaction: what became of the batch, the server's rows, and the
 * cookie. Killed at any point, the device stands before it or after it and nowhere between.
 */
import { isOfRecord } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../db/database'
import type { SyncMeta } from '../../db/tables'
import { type Bases, basesOf, readAllBases } from '../record/bases'
import { nameOf, type RowRef, rowsOf } from '../record/row-keys'
import { refreshView, viewTables } from '../record/view'
import { acknowledge, recallAcknowledged, trimAcknowledged } from './acknowledged'
import { addAckedRows } from './acks'
import { batchAfter } from './batch'
import type { Exchanged } from './exchange'
import { keepRejected, readPushResult } from './push-result'
import { rebaseOutbox } from './rebase-outbox'
import type { RowChange } from './transport'

/**
 * `applied`    with `settled` changes of the batch
 * `stale`      somebody else moved the cookie meanwhile
 * `rewound`    the server has forgotten changes it had acknowledged: ask for everything
 * `mismatched` a row came out otherwise here than on the server: ask again, and it comes whole
 * Whatever was not applied is void, and has changed nothing.
 */
export type Applied =
  | { state: 'applied'; settled: number }
  | { state: 'stale' | 'rewound' | 'mismatched' }

/**
 * What the server said of this client's numbers. `renumber`: some are missing, so number anew from
 * where it stands. `fork`: they name changes of another one, which is a copy of this browser profile,
 * so go by a name of one's own, under which nothing was sent yet.
 */
export type Recovery = 'renumber' | 'fork'

export interface ApplyOptions {
  nowMs: number
  /** Names this client anew where a copy of it goes by its name. */
  newId: () => string
  recovery?: Recovery | undefined
}

export async function applyExchange(
  db: LifeTagDatabase,
  exchanged: Exchanged,
  { nowMs, newId, recovery }: ApplyOptions,
): Promise<Applied> {
  const tables = [...viewTables(db), db.acknowledged, db.files]
  return db.transaction('rw', tables, async (): Promise<Applied> => {
    const meta = await db.readMeta()
    const { sent, isAll, epoch, version } = exchanged
    const isMoved = !isSameCookie(meta.cookie, sent.meta.cookie)
    if (isMoved || meta.clientId !== sent.meta.clientId) return { state: 'stale' }

    const { lastId, hasCopySent } = sharedPast(meta, exchanged)
    const result = readPushResult(exchanged, meta.batch, nowMs)
    const confirmedId = Math.max(meta.confirmedId, result.confirmedId)
    const isRewound = lastId < confirmedId
    if (isRewound && !isAll) return { state: 'rewound' }
    const bases = basesOf(db, { isAll })
    if (!(await addAckedRows(bases, exchanged, result.acknowledged))) {
      await db.meta.put({ ...meta, ackMismatches: meta.ackMismatches + 1 })
      return { state: 'mismatched' }
    }

    const before = isAll ? await readAllBases(db) : []
    await keepRejected(db, result)
    await acknowledge(db, result.acknowledged, { clientId: meta.clientId, nowMs })
    const isRecordCut = await setBases(db, bases, exchanged, nowMs)
    if (isRewound) await recallAcknowledged(db, lastId, meta.clientId)
    // What it forgot of the record it may have forgotten of the files.
    if (isAll && meta.cookie) await db.files.toCollection().modify({ state: 'waiting' })

    const isCopied = hasCopySent || recovery === 'fork'
    const isNumberedAnew = isAll || recovery !== undefined
    const next = { rows: isAll ? bases.all() : [], isAll }
    const open = { batch: batchAfter(meta.batch, confirmedId), lastId: isCopied ? 0 : lastId }
    await db.meta.put({
      ...meta,
      confirmedId: Math.min(confirmedId, lastId),
      batch: isNumberedAnew ? await rebaseOutbox(db, next, open, before, nowMs) : open.batch,
      nextId: isNumberedAnew ? lastId + 1 : meta.nextId,
      ...(isCopied && newClient(newId())),
      cookie: { epoch, version },
      epochs: epochsAfter(meta, epoch),
      lastSyncAtMs: nowMs,
      lastRemovalAtMs: isRecordCut ? Math.max(meta.lastRemovalAtMs, nowMs) : meta.lastRemovalAtMs,
    })
    const settled = [...result.acknowledged, ...result.rejected]
    const touched: RowRef[] = [...exchanged.changes.values(), ...settled]
    if (isNumberedAnew) {
      touched.push(...before.map(row => ({ ...row, rowId: row.id })))
      touched.push(...(await db.outbox.toArray()), ...(await db.rejections.toArray()))
    }
    await trimAcknowledged(db, nowMs)
    // Last: where nothing shows otherwise, it writes nothing, and the transaction may end.
    await refreshView(db, rowsOf(touched), bases)
    return { state: 'applied', settled: settled.length }
  })
}

const isSameCookie = (a: SyncMeta['cookie'], b: SyncMeta['cookie']): boolean =>
  a?.epoch === b?.epoch && a?.version === b?.version

/** As many restores as the server tells of, and more. */
const EPOCHS_KEPT = 64

const epochsAfter = ({ epochs }: SyncMeta, epoch: string): string[] =>
  [...new Set([...epochs, epoch])].slice(-EPOCHS_KEPT)

/**
 * Up to which of its changes a client and the server have the same past. Where a copy of this browser
 * profile has sent under its name since the server was restored, that ends where the copy began, be it
 * in an epoch that this one never saw.
 */
function sharedPast(
  { cookie, epochs }: SyncMeta,
  { epoch, lastId, startId, earlierStarts = [] }: Exchanged,
): { lastId: number; hasCopySent: boolean } {
  const isOfEarlierEpoch = cookie !== null && cookie.epoch !== epoch
  const parted = earlierStarts.find(([name]) => !epochs.includes(name))
  if (isOfEarlierEpoch && parted) return { lastId: parted[1], hasCopySent: true }
  const hasCopySent = isOfEarlierEpoch && lastId > startId
  return { lastId: hasCopySent ? startId : lastId, hasCopySent }
}

/**
 * What stands in `meta` of a client that has sent nothing yet. What the server had not
 * acknowledged goes out under the new name: nothing is lost, and nothing is done twice.
 */
const newClient = (clientId: string) => ({ clientId, nextId: 1, confirmedId: 0 })

/** Sets what the server's rows make of `base`; says whether a row of the record that was seen goes. */
async function setBases(
  db: LifeTagDatabase,
  bases: Bases,
  { changes }: Exchanged,
  nowMs: number,
): Promise<boolean> {
  const removed: RowChange[] = []
  for (const change of changes.values()) {
    const { collection, rowId: id, version } = change
    if ('record' in change) bases.set({ collection, id, version, record: change.record })
    else removed.push(change)
  }
  if (removed.length === 0) return false
  const keys = rowsOf(removed)
  const [seen] = await Promise.all([db.view.bulkGet(keys), bases.read(keys)])
  // The values stay for an unsent edit that may bring the row back; refreshView drops the others.
  for (const change of removed) {
    const { version } = change
    const before = bases.get(nameOf(change))
    if (!before) continue
    const record = { ...before.record, deletedAt: nowMs, deletedVersion: version }
    bases.set({ ...before, version, record })
  }
  return seen.some(row => row !== undefined && isOfRecord(row.collection))
}
