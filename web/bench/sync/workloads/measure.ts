import { BenchDevice } from '../bench-device'
import type { Direction } from '../page/store'
import type { Product } from '../product'
import type { RemoteSpace } from '../remote/remote'
import type { BenchRow } from '../rows'
import type { Sent } from '../traffic'

export interface Measured extends Sent {
  ms: number
}

export const local = (ms: number): Measured => ({ ms, requests: 0, bytes: 0 })

export async function timedSync(device: BenchDevice, direction: Direction): Promise<Measured> {
  await device.traffic.take()
  const ms = await device.sync(direction)
  return { ms, ...(await device.traffic.take()) }
}

export const sumOf = (parts: readonly Measured[]): Measured =>
  parts.reduce((sum, part) => ({
    ms: sum.ms + part.ms,
    requests: sum.requests + part.requests,
    bytes: sum.bytes + part.bytes,
  }))

export async function withDevices<T>(
  product: Product,
  {
    rows,
    devices: count,
    ...line
  }: { rows: readonly BenchRow[]; devices: number; isOnSlowLine?: boolean },
  work: (devices: BenchDevice[], remote: RemoteSpace) => Promise<T>,
): Promise<T> {
  const remote = await product.remote.newSpace()
  if (rows.length > 0) await remote.write(rows.map(row => ({ kind: 'add', row })))
  const devices: BenchDevice[] = []
  try {
    while (devices.length < count) {
      const device = await BenchDevice.launch(product, remote, line)
      devices.push(device)
      await device.open()
      // An app's local database is idle before a person types.
      if (rows.length === 0) await device.rows()
    }
    return await work(devices, remote)
  } finally {
    await Promise.all(devices.map(device => device.dispose()))
  }
}
