import { expect, it } from 'vitest'
import { randomBytes } from './random-pool'

it('returns as many bytes as requested, and none of them twice', () => {
  const taken = Array.from({ length: 2_000 }, (_, nth) => randomBytes(8 + (nth % 9)))
  expect(taken.map(bytes => bytes.length)).toEqual(taken.map((_, nth) => 8 + (nth % 9)))
  const starts = taken.map(bytes => bytes.subarray(0, 8).toString('hex'))
  expect(new Set(starts).size).toBe(starts.length)
})

it('returns more bytes than its pool has, and keeps no link to bytes it returned', () => {
  const first = randomBytes(16)
  const before = Buffer.from(first)
  const large = randomBytes(10_000)
  expect(large).toHaveLength(10_000)
  expect(large.some(byte => byte !== 0)).toBe(true)
  first.fill(1)
  expect(randomBytes(16)).not.toEqual(before)
  expect(randomBytes(16).some(byte => byte !== 0)).toBe(true)
})
