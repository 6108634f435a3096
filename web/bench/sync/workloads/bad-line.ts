import type { Product } from '../product'
import { editBy, makeRows } from '../rows'
import { withDevices } from './measure'

export const LATENCY_MS = 400
export const KB_PER_SECOND = 50

/** Milliseconds from the second of two edits until another device shows it, both on a bad line. */
export function showElsewhere(product: Product): Promise<number> {
  const rows = makeRows(100)
  return withDevices(product, { rows, devices: 2, isOnSlowLine: true }, async ([a, b]) => {
    if (!a || !b) throw new Error('no device')
    for (const device of [a, b]) {
      await device.sync('both')
      device.slowDown(LATENCY_MS, KB_PER_SECOND)
    }
    const areLive = (await a.goLive()) && (await b.goLive())
    let ms = 0
    for (const [nth, row] of rows.slice(0, 2).entries()) {
      const edit = editBy(`${nth}`, row)
      const shown = b.untilShown(edit)
      const startMs = Date.now()
      await a.write([edit])
      if (!areLive) for (const device of [a, b]) await device.sync('both')
      ms = (await shown) - startMs
    }
    return ms
  })
}
