import { Expected } from '../content'
import type { Product } from '../product'
import { editBy, makeRows } from '../rows'
import { type Measured, sumOf, timedSync, withDevices } from './measure'

/** W5: two devices edit half of the rows each, with an overlap, and then they converge. */
export function converge(
  product: Product,
  { count, edits, shared }: { count: number; edits: number; shared: number },
): Promise<Measured> {
  const rows = makeRows(count)
  const byA = rows.slice(0, edits).map(row => editBy('A', row))
  const byB = rows.slice(edits - shared, 2 * edits - shared).map(row => editBy('B', row))
  return withDevices(product, { rows, devices: 2 }, async ([a, b], remote) => {
    if (!a || !b) throw new Error('no device')
    for (const device of [a, b]) await device.sync('both')
    await a.write(byA)
    await b.write(byB)
    const parts = [
      await timedSync(a, 'both'),
      await timedSync(b, 'both'),
      await timedSync(a, 'both'),
    ]
    const expected = new Expected(rows).apply(byA, byB)
    expected.check('W5', await a.rows(), await b.rows(), await remote.rows())
    return sumOf(parts)
  })
}
