import { expect, it } from 'vitest'
import { isDue } from './is-due'

const MINUTE = 60_000
const seenAtMs = Date.UTC(2026, 2, 27, 12)
/** After so many minutes by the phone's clock and by the page's own; undefined: the page is new. */
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
])('with a limit of %s min it asks after %s min: %s', (limit, byPhone, own, expected) => {
  expect(after(limit, byPhone, own)).toBe(expected)
})

it('one clock is enough: the other may have been set, or have stood still', () => {
  expect(after(15, 1, 16)).toBe(true)
  expect(after(15, 16, 1)).toBe(true)
})

it('a clock that was set back asks, and one that was put right by a second does not', () => {
  expect(after(15, -1, 0.1)).toBe(true)
  expect(after(15, -1)).toBe(true)
  expect(after(15, -1 / 60, 0.1)).toBe(false)
})

it('a page that has just begun asks after a minute, however long the limit', () => {
  expect(after(15, 0.9)).toBe(false)
  expect(after(15, 1)).toBe(true)
  expect(after(0, 0)).toBe(true)
})
