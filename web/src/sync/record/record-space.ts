/**
 * Estimates in memory whether the record has space for a write, so that the write need not read from disk.
 * Other devices write too, and the server decides in the end.
 */
import {
  type FieldValue,
  isTooMany,
  RECORD_LIMITS,
  type RecordSize,
  sizeOf,
  stateBytes,
  valuesOf,
} from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../db/database'
import type { OutboxEntry } from '../../db/tables'
import { readAllBases } from './bases'
import type { Fields } from './draft'
import { nameOf, nameOfRow } from './row-keys'
import type { RowNow } from './view'

/** A record with this few rows is never near a limit. */
const FEW = 200
/**
 * The number of writes after which the record is measured again, which notices the writes of other devices.
 * Measuring reads the whole record, so it happens less often the more space is left.
 */
const writesBetween = (size: RecordSize, limits: RecordSize) =>
  Math.max(100, Math.floor((limits.rows - size.rows) / 4))

const known = new WeakMap<LifeTagDatabase, RecordSize & { writesLeft: number }>()
const NOTHING: RecordSize = { rows: 0, bytes: 0 }

export async function takeSpace(db: LifeTagDatabase, growth: RecordSize): Promise<boolean> {
  const kept = known.get(db)
  const isCurrent = kept && kept.writesLeft > 0 && !isTooMany(kept, NOTHING, growth, RECORD_LIMITS)
  const size = isCurrent ? kept : await measureAnew(db)
  if (isTooMany(size, NOTHING, growth, RECORD_LIMITS)) {
    known.delete(db)
    return false
  }
  known.set(db, {
    rows: size.rows + growth.rows,
    bytes: size.bytes + growth.bytes,
    writesLeft: size.writesLeft - 1,
  })
  return true
}

async function measureAnew(db: LifeTagDatabase) {
  const size = await measure(db)
  return { ...size, writesLeft: writesBetween(size, RECORD_LIMITS) }
}

/** A row that the server lacks counts whole. */
export function growthOf({ row, base }: RowNow, changed: Fields): RecordSize {
  const values = { ...row?.values, ...changed }
  const isCounted = row !== undefined && row.refusal?.code !== 'too_many'
  if (!base && !isCounted) return { rows: 1, bytes: bytesOf(values) }
  const before = isCounted || !base ? (row?.values ?? {}) : valuesOf(base.record)
  return { rows: 0, bytes: bytesOf(values) - bytesOf(before) }
}

async function measure(db: LifeTagDatabase): Promise<RecordSize> {
  const rows = await db.view.count()
  if (rows <= FEW) return { rows, bytes: 0 }
  const bases = await readAllBases(db)
  const unsent = await db.outbox.toArray()
  const sizes = new Map(bases.map(row => [nameOfRow(row), sizeOf(row.record)]))
  for (const entry of unsent) {
    const name = nameOf(entry)
    sizes.set(name, sizeAfter(entry, sizes.get(name)))
  }
  return [...sizes.values()].reduce(
    (sum, size) => ({ rows: sum.rows + size.rows, bytes: sum.bytes + size.bytes }),
    NOTHING,
  )
}

function sizeAfter({ change }: OutboxEntry, before: RecordSize = NOTHING): RecordSize {
  if (change.kind === 'remove') return NOTHING
  if (before.rows > 0) return before
  const fields = Object.entries(change.fields ?? {}).map(([name, [value]]) => [name, value])
  return { rows: 1, bytes: bytesOf(Object.fromEntries(fields)) }
}

const bytesOf = (values: Readonly<Record<string, FieldValue>>): number =>
  stateBytes({
    fields: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { ...SOME_ENTRY, value }]),
    ),
    deletedAt: null,
    deletedVersion: 0,
    createdAt: SOME_ENTRY.at,
    updatedAt: SOME_ENTRY.at,
  })

const SOME_ENTRY = { version: 100, at: 1_750_000_000_000, client: '0'.repeat(36) }
