import { Expected } from '../content'
import type { Product } from '../product'
import { type Change, editBy, makeRow, makeRows } from '../rows'
import { type Measured, timedSync, withDevices } from './measure'

const MONTH_MS = 30 * 24 * 3_600_000

/** W6: a device sends its changes of a month. Some of the rows have changed elsewhere too. */
export function drainMonth(
  product: Product,
  { count, changes, conflicts }: { count: number; changes: number; conflicts: number },
): Promise<Measured> {
  const rows = makeRows(count)
  const mine = monthOf(rows.length, changes)
  const theirs = rows.slice(0, conflicts).map(row => editBy('elsewhere', row))
  return withDevices(product, { rows, devices: 1 }, async ([device], remote) => {
    if (!device) throw new Error('no device')
    await device.sync('both')
    await device.write(mine)
    await remote.write(theirs)
    const measured = await timedSync(device, 'both')
    const expected = new Expected(rows).apply(mine, theirs)
    expected.check('W6', await device.rows(), await remote.rows())
    return measured
  })
}

function monthOf(known: number, changes: number): Change[] {
  const edits = Math.round((changes * 2) / 3)
  const adds = Math.round(changes / 4)
  const nowMs = Date.now()
  return Array.from({ length: changes }, (_, index): Change => {
    const atMs = nowMs - MONTH_MS + (index * MONTH_MS) / changes
    const row = makeRow(index < edits ? index : index < edits + adds ? known + index : index)
    if (index < edits) return { ...editBy('away', row), atMs }
    return index < edits + adds ? { kind: 'add', row, atMs } : { kind: 'remove', row, atMs }
  })
}
