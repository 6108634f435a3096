import { expect, it } from 'vitest'
import { isOlderThanRecord } from './code'

const DAY_MS = 24 * 3_600_000
const nowMs = Date.UTC(2026, 10, 25)
const madeAt = (ms: number) => ({ revisedAt: new Date(ms).toISOString() })

it.each([
  ['after the last change', nowMs - DAY_MS, nowMs - 2 * DAY_MS, false],
  ['with the last change', nowMs, nowMs, false],
  ['before the last change', nowMs - 2 * DAY_MS, nowMs - DAY_MS, true],
  ['by a clock an hour ahead', nowMs + DAY_MS / 24, nowMs, false],
  ['by a clock two years ahead, whatever was changed since', nowMs + 730 * DAY_MS, nowMs, true],
])('a code made %s', (_, madeAtMs, changedAtMs, isOlder) => {
  expect(isOlderThanRecord(madeAt(madeAtMs), changedAtMs, nowMs)).toBe(isOlder)
})
