import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { freeBuffers, freeBytes } from './free-buffers'

const MEGABYTE = 1024 * 1024

it('bytes that survived collections are freed, so that many files take the memory of one', async () => {
  const before = process.memoryUsage().arrayBuffers
  for (let nth = 0; nth < 20; nth++) {
    const bytes = Buffer.allocUnsafeSlow(2 * MEGABYTE).fill(nth)
    freeBuffers()
    freeBuffers()
    freeBytes(bytes)
    expect(bytes.byteLength).toBe(0)
    await sleep(1)
  }
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(6 * MEGABYTE)
})

it('a small Buffer is left alone, because others may share its memory', () => {
  const small = Buffer.from('a small one')
  freeBytes(small)
  expect(small.toString()).toBe('a small one')
})
