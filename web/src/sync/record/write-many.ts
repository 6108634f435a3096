/** Writes many rows as one step, in one transaction and with one undo. */
import type { Collection, FieldValue } from 'sync-protocol/sync'
import { fail, ok, type Result } from '../../http/result'
import { type Draft, putRow } from './commit'
import { type Device, requireDevice } from './device'
import type { Fields } from './draft'
import { removeRow, type Undo } from './remove'
import type { SaveFailure } from './saved'
import { readRowNow, viewTables } from './view'
import { change, write } from './write'

/** Without an id, the row is new. Rows of a single collection have no id either. */
export interface RowWrite {
  collection: Collection
  id?: string | undefined
  fields: Readonly<Record<string, FieldValue>>
}

/** No row was written. */
interface WriteFailure {
  write: RowWrite | null
  code: SaveFailure['code']
}

interface Written {
  collection: Collection
  id: string
  before: Fields | undefined
  after: Fields
}

/** A row that is gone is not created again. */
export async function writeRows(
  writes: readonly RowWrite[],
  device: Device = requireDevice(),
): Promise<Result<Undo, WriteFailure>> {
  try {
    const written = await write(device, () =>
      // Dexie needs an async function here to follow native awaits.
      device.db.transaction('rw', viewTables(device.db), async () => writeAll(writes, device)),
    )
    if (!written.ok) return fail({ write: null, code: written.failure.code })
    device.wake()
    return ok(() => takeBack(written.value, device))
  } catch (error) {
    if (error instanceof NotWritten) return fail(error.failure)
    throw error
  }
}

class NotWritten extends Error {
  readonly failure: WriteFailure

  constructor(failure: WriteFailure) {
    super(failure.code)
    this.failure = failure
  }
}

const isSingle = (collection: Collection) => collection === 'profile' || collection === 'account'

async function writeAll(writes: readonly RowWrite[], device: Device): Promise<Written[]> {
  // One wake after all writes is enough.
  const quiet = { ...device, wake: () => {} }
  const written: Written[] = []
  for (const write of writes) {
    const { collection, fields } = write
    const known = isSingle(collection) ? device.db.userId : write.id
    const id = known ?? device.newId()
    const { row } = await readRowNow(device.db, [collection, id])
    if (write.id !== undefined && !isSingle(collection) && !row) {
      throw new NotWritten({ write, code: 'gone' })
    }
    const saved = await putRow(collection, id, fields as Draft<Collection>, quiet)
    if (!saved.ok) throw new NotWritten({ write, code: saved.failure.code })
    const after = await readRowNow(device.db, [collection, id])
    written.push({ collection, id, before: row?.values, after: after.row?.values ?? {} })
  }
  return written
}

/** Removes new rows. In existing rows, it restores each field that still has the written value. */
async function takeBack(written: readonly Written[], device: Device): Promise<void> {
  const quiet = { ...device, wake: () => {} }
  await change(device, async () => {
    // Each write has a nested transaction, because Dexie loses track of several writes in a row.
    for (const { collection, id, before, after } of written) {
      if (!before) await removeRow(collection, id, quiet)
      else await restore({ collection, id, before, after }, quiet)
    }
  })
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
