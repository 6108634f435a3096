import { Expected } from '../content'
import type { Product } from '../product'
import { makeRows } from '../rows'
import { local, type Measured, timedSync, withDevices } from './measure'

/** W1, W2 and W4: a device writes, pushes, and reads again after a restart. */
export function writePushOpen(
  product: Product,
  count: number,
): Promise<{ W1: Measured; W2: Measured; W4: Measured }> {
  const rows = makeRows(count)
  const expected = new Expected(rows)
  return withDevices(product, { rows: [], devices: 1 }, async ([device], remote) => {
    if (!device) throw new Error('no device')
    const W1 = local(await device.write(rows.map(row => ({ kind: 'add', row }))))
    expected.check('W1', await device.rows())
    const W2 = await timedSync(device, 'push')
    expected.check('W2', await device.rows(), await remote.rows())
    const cold = await device.openAndReadCold()
    expected.check('W4', cold.rows)
    return { W1, W2, W4: local(cold.ms) }
  })
}
