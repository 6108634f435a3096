import type { Product } from '../product'
import { editBy, makeRows } from '../rows'
import { type Measured, timedSync, withDevices } from './measure'

export const RECORDS = [100, 1000, 10_000]

/** One sync of a device with 10 changes. The number of records should not matter. */
export function tenChanges(product: Product, count: number): Promise<Measured> {
  const rows = makeRows(count)
  const changed = rows.filter((_, index) => index % (count / 10) === 0)
  return withDevices(product, { rows, devices: 1 }, async ([device]) => {
    if (!device) throw new Error('no device')
    await device.sync('both')
    // The first requests of a page are slower, so this warms up the connection.
    await device.write(changed.map(row => editBy('warm-up', row)))
    await device.sync('both')
    await device.write(changed.map(row => editBy('me', row)))
    return timedSync(device, 'both')
  })
}
