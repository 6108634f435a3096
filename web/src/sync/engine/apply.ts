/**
 * Applies a whole exchange in one transaction: the outcomes of the batch, the server's rows and the cookie.
 * If the process is killed, the device has either all of the exchange or nothing.
 */
import { type Ack, isOfRecord, rowOfAck } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../db/database'
import type { SyncMeta } from '../../db/tables'
import { type Bases, basesOf, readAllBases } from '../record/bases'
import { groupByRow, nameOf, type RowRef, rowsOf } from '../record/row-keys'
import { refreshView, viewTables } from '../record/view'
import { acknowledge, recallAcknowledged, trimAcknowledged } from './acknowledged'
import { batchAfter, type NumberedEntry } from './batch'
import type { Exchanged } from './exchange'
import { keepRejected, readPushResult } from './push-result'
import { rebaseOutbox } from './rebase-outbox'
import type { RowChange } from './transport'

/**
 * - `applied`: the exchange is stored, and `settled` changes of the batch have an outcome.
 * - `stale`: another tab moved the cookie meanwhile.
 * - `rewound`: the server has forgotten changes that it had acknowledged, so the client asks for everything.
 * - `mismatched`: a row differs from the server's, so the client asks again and gets the whole row.
 *
 * All states but `applied` change no data.
 */
type Applied = { state: 'applied'; settled: number } | { state: 'stale' | 'rewound' | 'mismatched' }

/**
 * How to recover after the server refused this client's numbers.
 *
 * - `renumber`: numbers are missing, so the client counts on from the last number of the server.
 * - `fork`: a copy of this browser profile uses the numbers, so the client takes a new id.
 */
export type Recovery = 'renumber' | 'fork'

interface ApplyOptions {
  nowMs: number
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
    // A server that forgot part of the record may have lost files, too.
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
    // This comes last, because it may write nothing and the transaction may then end.
    await refreshView(db, rowsOf(touched), bases)
    return { state: 'applied', settled: settled.length }
  })
}

const isSameCookie = (a: SyncMeta['cookie'], b: SyncMeta['cookie']): boolean =>
  a?.epoch === b?.epoch && a?.version === b?.version

/** At least as many restores as the server reports. */
const EPOCHS_KEPT = 64

const epochsAfter = ({ epochs }: SyncMeta, epoch: string): string[] =>
  [...new Set([...epochs, epoch])].slice(-EPOCHS_KEPT)

/**
 * Returns the last change up to which this client and the server share a history. If a copy of this browser
 * profile has sent under the same client id since a restore, the shared part ends where the copy began. The
 * restore may be one that this client never saw.
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
 * Changes without an acknowledgement go out again under the new id, so none is lost and none takes effect
 * twice.
 */
const newClient = (clientId: string) => ({ clientId, nextId: 1, confirmedId: 0 })

/** Returns whether a visible row of the record was removed. */
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
  // The values stay for an unsent edit that may revive the row. refreshView drops all others.
  for (const change of removed) {
    const { version } = change
    const before = bases.get(nameOf(change))
    if (!before) continue
    const record = { ...before.record, deletedAt: nowMs, deletedVersion: version }
    bases.set({ ...before, version, record })
  }
  return seen.some(row => row !== undefined && isOfRecord(row.collection))
}

/**
 * Adds the rows that the acks confirm: `base` merged with the acknowledged changes. Returns false if the
 * hash of a row differs from the hash of the server. Rows that the answer contains whole are left as they
 * are, because they are newer or equal.
 */
async function addAckedRows(
  bases: Bases,
  { acks, merge, sent: { meta }, actor, changes }: Exchanged,
  acknowledged: readonly NumberedEntry[],
): Promise<boolean> {
  const missing = acks.filter(ack => !changes.has(nameOf(refOf(ack))))
  if (missing.length === 0) return true
  if (!merge) return false
  await bases.read(rowsOf(missing.map(refOf)))
  const changesByRow = groupByRow(acknowledged)
  const context = { ...merge, clientId: meta.clientId, userId: meta.userId, actor }
  for (const ack of missing) {
    const name = nameOf(refOf(ack))
    const own = changesByRow.get(name) ?? []
    const mutations = own.map(({ change, id }) => ({ ...change, id }))
    const record = rowOfAck(ack, bases.get(name)?.record, mutations, context)
    if (!record) return false
    const row = { ...refOf(ack), version: merge.version }
    changes.set(name, record.deletedAt === null ? { ...row, record } : row)
  }
  return true
}

const refOf = ([collection, rowId]: Ack) => ({ collection, rowId })
