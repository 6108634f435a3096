import { expect, test, vi } from 'vitest'
import { englishOf, momentWords, partialDateWords, spanWords, zonedMomentWords } from './date-words'

test.each([
  [['ar-EG', 'fr'], 'en-GB'],
  [['de-DE', 'en-US', 'en'], 'en-US'],
  [['en-AU'], 'en-AU'],
  [[], 'en-GB'],
])('for the languages %j, dates are written in %s', (languages, english) => {
  expect(englishOf(languages)).toBe(english)
})

test('a date stays whole in an English line on an Arabic phone', async () => {
  vi.resetModules()
  vi.stubGlobal('navigator', { languages: ['ar-EG'] })
  const { dayWords, momentWords } = await import('./date-words')
  expect(dayWords('2026-03-03T09:00:00Z')).toBe('3 Mar 2026')
  expect(momentWords(Date.UTC(2026, 2, 3, 9))).toMatch(/^3 Mar 2026, \d\d:\d\d$/)
  vi.unstubAllGlobals()
})

test('a moment of another time zone names its zone', () => {
  const at = '2026-11-26T14:05:00.000Z'
  const zone = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value
  expect(zone).toBeTruthy()
  expect(zonedMomentWords(at)).toContain(`${zone}`)
})

test('a span within one minute is a moment', () => {
  const [first, last, later] = [
    Date.UTC(2026, 2, 3, 9),
    Date.UTC(2026, 2, 3, 9, 0, 59),
    Date.UTC(2026, 2, 4, 9),
  ]
  expect(spanWords(first, last)).toBe(momentWords(first))
  expect(spanWords(first, later)).toBe(`${momentWords(first)} to ${momentWords(later)}`)
})

test.each([
  ['1958-03-27', '27 March 1958'],
  ['1958-03', 'March 1958'],
  ['1958', '1958'],
  ['1958-02-30', '1958-02-30'],
  ['', ''],
])('the date of birth %j is written %j', (date, words) => {
  expect(partialDateWords(date)).toBe(words)
})
