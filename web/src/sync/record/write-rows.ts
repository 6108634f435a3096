/** Writes many rows as one step: all of them or none, with one undo. */
import { COLLECTIONS, type Collection } from 'sync-protocol/sync'
import type { ViewRow } from '../../db/tables'
import { fail, ok, type Result } from '../../http/result'
import { type Draft, putRow } from './commit'
import { type Device, requireDevice } from './device'
import type { Fields } from './draft'
import { removeRow, type Undo } from './remove'
import { nameOfRow } from './row-keys'
import type { SaveFailure } from './saved'
import { readRowNow, viewTables } from './view'
import { change, write } from './write'

/** Without an id, the row is new or that of a single collection. */
export interface RowWrite {
  collection: Collection
  id?: string | undefined
  fields: Readonly<Fields>
}

/** No row was written. */
export interface WriteFailure {
  code: SaveFailure['code']
  /** The row that cannot be written, if it is because of one row. */
  write: RowWrite | null
  /** The values that this row would have. */
  values: Readonly<Fields>
}

interface Written {
  collection: Collection
  id: string
  before: Fields | undefined
  after: Fields
}

/**
 * `plan` receives all rows of the record inside the transaction of the writes, so no tab can change them in
 * between.
 */
export async function writeRows<Plan extends { writes: readonly RowWrite[] }>(
  plan: (rows: readonly ViewRow[]) => Plan,
  device: Device = requireDevice(),
): Promise<Result<{ plan: Plan; undo: Undo }, WriteFailure>> {
  const { db } = device
  let attempt: { plan: Plan; written: Written[] } | undefined
  async function attemptOnce() {
    const rows = await db.view.toArray()
    // The connection may have been lost after an earlier attempt was stored.
    if (attempt && isStored(attempt.written, rows)) return attempt
    const planned = plan(rows)
    attempt = { plan: planned, written: await writeAll(planned.writes, rows, device) }
    return attempt
  }
  try {
    const done = await write(device, () => db.transaction('rw', viewTables(db), attemptOnce))
    if (!done.ok) return fail({ code: done.failure.code, write: null, values: {} })
    const { written } = done.value
    if (written.length > 0) device.wake()
    return ok({ plan: done.value.plan, undo: () => takeBack(written, device) })
  } catch (error) {
    if (error instanceof RowNotWritten) return fail(error.failure)
    throw error
  }
}

/** Ends the transaction. */
class RowNotWritten extends Error {
  readonly failure: WriteFailure

  constructor(failure: WriteFailure) {
    super(failure.code)
    this.failure = failure
  }
}

async function writeAll(
  writes: readonly RowWrite[],
  rows: readonly ViewRow[],
  device: Device,
): Promise<Written[]> {
  // One wake after all writes is enough.
  const quiet = { ...device, wake: () => {} }
  const before = valuesByName(rows)
  const refs = new Map<string, { collection: Collection; id: string }>()
  for (const write of writes) {
    const { collection, fields } = write
    const isSingle = COLLECTIONS[collection].single
    const ref = { collection, id: isSingle ? device.db.userId : (write.id ?? device.newId()) }
    const saved = await putRow(collection, ref.id, fields as Draft<Collection>, quiet)
    if (!saved.ok) {
      const values = { ...before.get(nameOfRow(ref)), ...fields }
      throw new RowNotWritten({ code: saved.failure.code, write, values })
    }
    refs.set(nameOfRow(ref), ref)
  }
  const after = valuesByName(refs.size === 0 ? [] : await device.db.view.toArray())
  return [...refs].map(([name, ref]) => ({
    ...ref,
    before: before.get(name),
    after: after.get(name) ?? {},
  }))
}

const valuesByName = (rows: readonly ViewRow[]): Map<string, Fields> =>
  new Map(rows.map(row => [nameOfRow(row), row.values]))

function isStored(written: readonly Written[], rows: readonly ViewRow[]): boolean {
  const now = valuesByName(rows)
  return written.every(
    ({ after, ...ref }) => JSON.stringify(now.get(nameOfRow(ref))) === JSON.stringify(after),
  )
}

/** Removes new rows. In existing rows, it restores each field that still has the written value. */
async function takeBack(written: readonly Written[], device: Device): Promise<boolean> {
  const quiet = { ...device, wake: () => {} }
  const undone = await change(device, async () => {
    // Each write has a nested transaction, because Dexie loses track of several writes in a row.
    for (const { collection, id, before, after } of written) {
      if (!before) await removeRow(collection, id, quiet)
      else await restore({ collection, id, before, after }, quiet)
    }
  })
  return undone.ok
}

async function restore(
  { collection, id, before, after }: Written & { before: Fields },
  device: Device,
): Promise<void> {
  const { row } = await readRowNow(device.db, [collection, id])
  if (!row) return
  const restored = Object.entries(after)
    .filter(([name, value]) => value !== before[name] && row.values[name] === value)
    .map(([name, value]) => [name, before[name] ?? (typeof value === 'number' ? null : '')])
  if (restored.length === 0) return
  await putRow(collection, id, Object.fromEntries(restored) as Draft<Collection>, device)
}
