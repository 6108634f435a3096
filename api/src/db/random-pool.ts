import { randomFillSync } from 'node:crypto'

const POOL_BYTES = 4_096

let pool = Buffer.alloc(0)

/**
 * A request to the system costs more than the bytes. Bytes are copied out and wiped from the pool, so none is
 * returned twice or can be read later.
 */
export function randomBytes(count: number): Buffer {
  if (count > POOL_BYTES) return randomFillSync(Buffer.alloc(count))
  if (pool.length < count) pool = randomFillSync(Buffer.alloc(POOL_BYTES))
  const taken = Buffer.from(pool.subarray(0, count))
  pool.fill(0, 0, count)
  pool = pool.subarray(count)
  return taken
}
