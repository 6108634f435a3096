import { expect, it } from 'vitest'
import { dayWords, isTimeZone, momentWords } from './moment-words'

const at = new Date('2026-11-27T23:03:00Z')

it.each([
  ['Europe/Berlin', '28 November 2026 at 00:03 (Berlin time, GMT+1)'],
  ['America/Argentina/Buenos_Aires', '27 November 2026 at 20:03 (Buenos Aires time, GMT-3)'],
  ['Asia/Kathmandu', '28 November 2026 at 04:48 (Kathmandu time, GMT+5:45)'],
  ['Etc/GMT+5', '27 November 2026 at 18:03 (GMT-5)'],
  ['UTC', '27 November 2026 at 23:03 (UTC)'],
  [null, '27 November 2026 at 23:03 (UTC)'],
])('in %s the time is %s', (timeZone, words) => {
  expect(momentWords(at, timeZone, 'en')).toBe(words)
})

it.each([
  ['de', '28. November 2026 um 00:03 (Berlin, GMT+1)'],
  ['uk', '28 листопада 2026 р. о 00:03 (Berlin, GMT+1)'],
  ['ja', '2026年11月28日 0:03 (Berlin, GMT+1)'],
] as const)('in the language %s the time is %s', (language, words) => {
  expect(momentWords(at, 'Europe/Berlin', language)).toBe(words)
})

it('a day is the day in that time zone', () => {
  expect(dayWords(at, 'Europe/Berlin', 'en')).toBe('28 November 2026')
  expect(dayWords(at, null, 'en')).toBe('27 November 2026')
})

it.each([
  ['Europe/Berlin', true],
  ['Etc/GMT+5', true],
  ['UTC', true],
  ['', false],
  ['Mars/Olympus', false],
  ['Europe/Berlin\nX', false],
  ['<script>', false],
  ['A'.repeat(80), false],
])('%j is a time zone: %s', (name, isOne) => expect(isTimeZone(name)).toBe(isOne))
