import { expect, it } from 'vitest'
import { waitMs } from './retry'

it('doubles the wait with each try, up to six hours', () => {
  const minutes = [1, 2, 3, 4, 9, 10, 11, 1_000].map(tries => waitMs(tries) / 60_000)
  expect(minutes).toEqual([1, 2, 4, 8, 256, 360, 360, 360])
})
