import { expect, it } from 'vitest'
import { SLOW_RETRY, waitMs } from './retry-policy'

it('doubles the wait with each try, up to six hours', () => {
  const tries = [1, 2, 3, 4, 9, 10, 11, 1_000]
  const minutes = tries.map(count => waitMs(SLOW_RETRY, count, () => 0) / 60_000)
  expect(minutes).toEqual([1, 2, 4, 8, 256, 360, 360, 360])
})

it('adds up to a fifth to the wait', () => {
  const minutes = [0, 0.5, 1].map(random => waitMs(SLOW_RETRY, 1, () => random) / 60_000)
  expect(minutes).toEqual([1, 1.1, 1.2])
})
