import { Expected } from '../content'
import type { Product } from '../product'
import { makeRows } from '../rows'
import { type Measured, timedSync, withDevices } from './measure'

/** W3: a new device reads everything. */
export function freshPull(product: Product, count: number): Promise<Measured> {
  const rows = makeRows(count)
  return withDevices(product, { rows, devices: 1 }, async ([device], remote) => {
    if (!device) throw new Error('no device')
    const measured = await timedSync(device, 'pull')
    new Expected(rows).check('W3', await device.rows(), await remote.rows())
    return measured
  })
}
