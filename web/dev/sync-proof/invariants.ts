/**
 * The numbers are those of the protocol's design. Each invariant is a pure function from the observed state
 * to the violations.
 */
import { COLLECTIONS, valuesOf } from 'sync-protocol/sync'
import type { SyncMeta, ViewRow } from '../../src/db/tables'
import { replayRow } from '../../src/sync/record/replay'
import type { UnsentCopy } from '../../src/sync/runtime/unsent-copies'
import type { Ledger } from './ledger'
import { type KeptRow, rowName, type Snapshot, type Truth } from './snapshot'

/** Includes changes of deleted rows. */
export const acknowledgedBy = (phones: readonly Snapshot[]): ReadonlySet<number> =>
  new Set(phones.flatMap(({ acknowledged }) => acknowledged.map(({ change }) => change.at)))

/**
 * 1. Every accepted write is on the server, or visibly rejected, or in a visible conflict, or offered to a
 * person who was removed from the record. If a row is deleted for good, its acknowledged writes go with it.
 */
export function nothingIsLost(
  ledger: Ledger,
  truth: Truth,
  phones: readonly Snapshot[],
  acknowledged: ReadonlySet<number>,
  offered: UnsentCopy['entries'] = [],
): string[] {
  const refused = phones.flatMap(({ outbox, rejections }) => [...rejections, ...outbox])
  return ledger.claims
    .filter(({ isSuperseded, isUndone }) => !isSuperseded && !isUndone)
    .filter(({ row, field, value, at }) => {
      const record = truth.get(row)?.record
      const isWinner = record?.fields[field]?.value === value
      const isDisputed = record?.conflicts?.[field]?.some(entry => entry.value === value)
      const isRefused = refused.some(
        ({ collection, rowId, change }) =>
          rowName(collection, rowId) === row && change.fields?.[field]?.[0] === value,
      )
      const isGone = !record && acknowledged.has(at) && ledger.deletedForGood.has(row)
      const isOffered = offered.some(({ values }) => values?.[field] === value)
      return !isWinner && !isDisputed && !isRefused && !isGone && !isOffered
    })
    .map(({ row, field, value, at }) => `lost: ${row} ${field}=${value} (at ${at})`)
}

/** 2. A mutation takes effect at most once. */
export function nothingIsDoneTwice(
  dealtWith: readonly { clientId: string; hash: string; times: number }[],
): string[] {
  return dealtWith
    .filter(({ times }) => times > 1)
    .map(({ clientId, hash, times }) => `${clientId} did ${hash} ${times} times`)
}

/** 3. When all is sent, a device equals the server. */
export function equalsServer({ base, meta }: Snapshot, truth: Truth): string[] {
  const living = base.filter(row => row.record.deletedAt === null)
  const here = new Map(living.map(row => [rowName(row.collection, row.id), row]))
  const names = new Set([...here.keys(), ...truth.keys()])
  return [...names]
    .filter(name => canonical(here.get(name)?.record) !== canonical(truth.get(name)?.record))
    .map(name => `${meta.clientId} differs from the server in ${name}`)
}

/** 3. and 10. When all is sent, only changes behind a visible refusal wait, for the person to decide. */
export function nothingWaitsInVain({ outbox, view, meta }: Snapshot): string[] {
  const refused = new Set(
    view.filter(row => row.refusal).map(row => rowName(row.collection, row.id)),
  )
  return outbox
    .filter(({ collection, rowId }) => !refused.has(rowName(collection, rowId)))
    .map(({ seq }) => `${meta.clientId} still holds ${seq} (sent: ${JSON.stringify(meta.batch)})`)
}

/** A row that the server acknowledges without sending it is the row that the device computes. */
export function acksAreRight({ meta }: Snapshot): string[] {
  const { clientId, ackMismatches } = meta
  return ackMismatches > 0 ? [`${clientId} made ${ackMismatches} times another row of an ack`] : []
}

/** 4. view = base + rejections + outbox. */
export function viewIsReplayed({ view, base, outbox, rejections, meta }: Snapshot): string[] {
  const bases = new Map(base.map(row => [rowName(row.collection, row.id), row]))
  const pending = [...rejections, ...outbox].sort((a, b) => a.seq - b.seq)
  const names = new Set([...bases.keys(), ...pending.map(p => rowName(p.collection, p.rowId))])
  const replayed = [...names].flatMap(name => {
    const own = pending.filter(p => rowName(p.collection, p.rowId) === name)
    return replayRow(bases.get(name), own, meta) ?? []
  })
  const [wanted, found] = [byName(replayed), byName(view)]
  return [...new Set([...wanted.keys(), ...found.keys()])]
    .filter(name => canonical(wanted.get(name)) !== canonical(found.get(name)))
    .map(name => `${meta.clientId} shows another ${name} than base and outbox make`)
}

/** 5. A cookie never goes back within an epoch. */
export function cookieGoesOn(before: SyncMeta['cookie'], after: SyncMeta['cookie']): string[] {
  if (!before || (after && (after.epoch !== before.epoch || after.version >= before.version)))
    return []
  return [`the cookie went from ${before.version} back to ${after?.version ?? 'nothing'}`]
}

/** 6. No answer shows half a push: a device has everything up to its cookie and no later row. */
export function pullsAreWhole(
  { base, meta }: Snapshot,
  rows: readonly KeptRow[],
  epoch: string,
): string[] {
  const { cookie } = meta
  if (!cookie || cookie.epoch !== epoch) return []
  const known = new Map(base.map(row => [rowName(row.collection, row.id), row]))
  const missed = rows
    .filter(row => row.version <= cookie.version)
    .filter(row => {
      const here = known.get(rowName(row.collection, row.id))
      const isHere = here?.record.deletedAt === null
      return row.isDeleted ? isHere : !isHere || here.version !== row.version
    })
    .map(row => `${meta.clientId} at ${cookie.version} missed ${row.collection}/${row.id}`)
  const beyond = base
    .filter(row => row.version > cookie.version)
    .map(row => `${meta.clientId} at ${cookie.version} has ${row.id} of ${row.version}`)
  return [...missed, ...beyond]
}

/** 7. Nothing of user A reaches user B. Every text of a person begins with the person's own character. */
export function findForeignTexts(kept: unknown, ofAnother: string): string[] {
  const found = new RegExp(`"${ofAnother}-[^"]*"`).exec(JSON.stringify(kept))
  return found ? [`found a text of ${ofAnother}: ${found[0]}`] : []
}

/** 8. No deleted row returns without a flag. */
export function nothingReturnsUnseen(
  deleted: ReadonlySet<string>,
  ledger: Ledger,
  truth: Truth,
  acknowledged: ReadonlySet<number>,
): string[] {
  return [...deleted]
    .filter(row => !ledger.isKnownAlive(row, at => acknowledged.has(at)))
    .filter(row => {
      const record = truth.get(row)?.record
      return record !== undefined && record.revived === undefined
    })
    .map(row => `${row} was deleted and lives again, unflagged`)
}

/** 9. Every stored record satisfies its schema. */
export function recordsAreValid(truth: Truth): string[] {
  return [...truth].flatMap(([row, { record }]) => {
    const collection = row.slice(0, row.indexOf('/'))
    const rules = Object.entries(COLLECTIONS).find(([name]) => name === collection)?.[1]
    return rules?.schema.safeParse(valuesOf(record)).success ? [] : [`${row} breaks its schema`]
  })
}

const byName = (rows: readonly ViewRow[]) =>
  new Map(rows.map(row => [rowName(row.collection, row.id), row]))

/** JSON with sorted keys, because Postgres and IndexedDB order them differently. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
