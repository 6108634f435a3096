import { expect, it } from 'vitest'
import { namesToDelete } from './back-up-if-due'

const DAY_MS = 24 * 60 * 60_000
const LAST = Date.UTC(2026, 10, 27, 2)
const backupAt = (ms: number) => ({
  name: new Date(ms).toISOString().slice(0, 16),
  date: new Date(ms),
})

/** Adds a backup each night and deletes what may go, as the job does. */
function keepFor(days: number) {
  let kept = [backupAt(LAST - days * DAY_MS)]
  for (let ago = days - 1; ago >= 0; ago--) {
    kept.push(backupAt(LAST - ago * DAY_MS))
    const deleted = new Set(namesToDelete(kept))
    kept = kept.filter(({ name }) => !deleted.has(name))
  }
  return kept.map(({ name }) => name.slice(0, 10))
}

it('after a year of nights there are 7 days, 4 weeks and 3 months', () => {
  expect(keepFor(365)).toEqual([
    ...['2026-09-30', '2026-10-31'],
    ...['2026-11-08', '2026-11-15'],
    ...[
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ],
  ])
})

it('keeps every backup of a recent day, such as the one before an upgrade', () => {
  const [morning, noon] = [backupAt(LAST), backupAt(LAST + DAY_MS / 2)]
  expect(namesToDelete([morning, noon])).toEqual([])
})

it('a clock that was a year ahead for one night deletes nothing that it would not have deleted', () => {
  const nights = Array.from({ length: 7 }, (_, ago) => backupAt(LAST - ago * DAY_MS))
  expect(namesToDelete([...nights, backupAt(LAST + 365 * DAY_MS)]).length).toBeLessThanOrEqual(1)
})
