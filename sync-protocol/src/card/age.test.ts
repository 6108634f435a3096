import { expect, test } from 'vitest'
import { ageOn } from './age'

test.each([
  ['1987-06-05', '2026-06-04', { years: 38, months: 11 }],
  ['1987-06-05', '2026-06-05', { years: 39, months: 0 }],
  ['2026-11-21', '2026-11-21', { years: 0, months: 0, days: 0 }],
  ['2026-10-31', '2026-11-30', { years: 0, months: 0, days: 30 }],
  ['2026-09-23', '2026-11-22', { years: 0, months: 1, days: 60 }],
  ['2026-09-22', '2026-11-22', { years: 0, months: 2 }],
  ['2024-02-29', '2025-02-28', { years: 0, months: 11 }],
  ['2024-02-29', '2025-03-01', { years: 1, months: 0 }],
  ['1987-06', '2026-06-01', { years: 39, months: 0, isAbout: true }],
  ['1951', '2026-11-23', { years: 75, months: 4, isAbout: true }],
  ['2026-11-22', '2026-11-21', undefined],
  ['', '2026-11-21', undefined],
  ['yesterday', '2026-11-21', undefined],
  ['2026-00', '2026-11-21', undefined],
  ['2025-13', '2026-11-21', undefined],
  ['2023-02-30', '2023-03-15', undefined],
  ['2026-10-32', '2026-11-21', undefined],
])('born %s, on %s: %j', (birth, today, age) => {
  expect(ageOn(birth, today)).toEqual(age)
})
