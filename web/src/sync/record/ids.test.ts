import { rowIdSchema } from 'sync-protocol/sync'
import { expect, it } from 'vitest'
import { newUuid } from './ids'

it('makes an id a UUIDv7: its time, its version, its variant, then the random bits', () => {
  expect(newUuid(0x0123456789ab, new Uint8Array(10).fill(0xff))).toBe(
    '01234567-89ab-7fff-bfff-ffffffffffff',
  )
})

it('sorts ids of later moments later', () => {
  const bits = new Uint8Array(10)
  const ids = [0, 1, 255, 256, 1_750_000_000_000, 2 ** 47].map(ms => newUuid(ms, bits))
  expect(ids.toSorted()).toEqual(ids)
})

it('makes two ids of one moment differ, and the protocol accepts them', () => {
  const ids = [newUuid(1), newUuid(1)]
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(rowIdSchema.safeParse(id).success).toBe(true)
})
