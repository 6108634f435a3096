import { Expected } from '../content'
import type { Product } from '../product'
import { makeRows } from '../rows'
import { withDevices } from './measure'

/** `strict` means on the disk when the write is answered, `relaxed` in the system's cache. */
export const DURABILITIES = ['strict', 'relaxed'] as const
export type Durability = (typeof DURABILITIES)[number]

export function writeAt(durability: Durability, product: Product, count: number): Promise<number> {
  const rows = makeRows(count)
  const forced = { ...product, script: `${forceDurability(durability)}\n${product.script}` }
  return withDevices(forced, { rows: [], devices: 1 }, async ([device]) => {
    if (!device) throw new Error('no device')
    const ms = await device.write(rows.map(row => ({ kind: 'add', row })))
    new Expected(rows).check('W1', await device.rows())
    return ms
  })
}

const forceDurability = (durability: Durability) => `{
  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    return begin.call(this, stores, mode, { ...options, durability: '${durability}' })
  }
}`
