import { expect, it } from 'vitest'
import { retryDelayMs } from './scheduler'

it.each([
  [0, 0, 500],
  [0, 1, 1_000],
  [1, 1, 2_000],
  [3, 0.5, 6_000],
  [8, 1, 256_000],
  [9, 1, 300_000],
  [1_000, 1, 300_000],
])('after failure %i and random value %d it waits %i ms', (attempt, chance, ms) => {
  expect(retryDelayMs(attempt, () => chance)).toBe(ms)
})
