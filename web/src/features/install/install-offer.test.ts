import { expect, it } from 'vitest'
import { isGoodMoment, QUIET_MS } from './install-offer'

const NOW = Date.UTC(2026, 10, 21)

it.each([
  ['a first visit without a code', { visits: 1, notNowAtMs: null }, false, false],
  ['a code just made', { visits: 1, notNowAtMs: null }, true, true],
  ['a second visit', { visits: 2, notNowAtMs: null }, false, true],
  [
    'a day less than a season after "Not now"',
    { visits: 9, notNowAtMs: NOW - QUIET_MS + 1 },
    true,
    false,
  ],
  ['a season after "Not now"', { visits: 9, notNowAtMs: NOW - QUIET_MS }, true, true],
] as const)('%s', (_, memory, hasCode, isGood) => {
  expect(isGoodMoment(memory, hasCode, NOW)).toBe(isGood)
})
