import { expect, it } from 'vitest'
import { isDue } from './is-due'

const MINUTE = 60_000
const seenAtMs = Date.UTC(2026, 2, 27, 12)
/** Minutes by the phone's clock and by the page's own; undefined means a new page. */
const after = (limit: number, byPhone: number, own?: number) =>
  isDue({
    limitMs: limit * MINUTE,
    seenAtMs,
    nowMs: seenAtMs + byPhone * MINUTE,
    ...(own !== undefined && { ownMs: own * MINUTE }),
  })

it.each([
  [0, 0, 0, true],
  [1, 0.9, 0.9, false],
  [1, 1, 1, true],
  [5, 4.9, 4.9, false],
  [15, 15, 15, true],
])('with a limit of %s min, %s min later: %s', (limit, byPhone, own, expected) => {
  expect(after(limit, byPhone, own)).toBe(expected)
})

it('one clock is enough, because the other may have been set or have stopped', () => {
  expect(after(15, 1, 16)).toBe(true)
  expect(after(15, 16, 1)).toBe(true)
})

it('a clock that was set back asks, and one that was corrected by a second does not', () => {
  expect(after(15, -1, 0.1)).toBe(true)
  expect(after(15, -1)).toBe(true)
  expect(after(15, -1 / 60, 0.1)).toBe(false)
})

it('a new page asks after a minute, however long the limit', () => {
  expect(after(15, 0.9)).toBe(false)
  expect(after(15, 1)).toBe(true)
  expect(after(0, 0)).toBe(true)
})
