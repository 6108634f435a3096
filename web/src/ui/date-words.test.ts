import { expect, test, vi } from 'vitest'
import { language } from '../i18n/define-texts'
import {
  commaList,
  dayWords,
  decimalWords,
  formOf,
  listWords,
  partialDateWords,
  spanWords,
  zonedSpanWords,
} from './date-words'

test.each([
  ['en', ['ar-EG', 'fr'], 'en-GB'],
  ['en', ['de-DE', 'en-US', 'en'], 'en-US'],
  ['en', ['en-AU'], 'en-AU'],
  ['en', [], 'en-GB'],
  ['de', ['en-US', 'de-AT'], 'de-AT'],
  ['de', ['en-US'], 'de'],
])('in the app’s language %s and the languages %j, dates are written in %s', (shown, all, form) => {
  expect(formOf(shown, all)).toBe(form)
})

test('dates and numbers follow a switch of the app’s language', () => {
  language.set('de')
  expect(dayWords('2026-03-03T09:00:00Z')).toBe('3. März 2026')
  expect(partialDateWords('2014-03')).toBe('März 2014')
  expect(decimalWords(1234.5, 1)).toBe('1.234,5')
  language.set('en')
  expect(partialDateWords('2014-03')).toBe('March 2014')
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
  expect(zonedSpanWords(at, at)).toContain(`${zone}`)
})

test('a span within one minute is a moment, and a longer one names both ends', () => {
  const [first, last, later] = [
    Date.UTC(2026, 2, 3, 9),
    Date.UTC(2026, 2, 3, 9, 0, 59),
    Date.UTC(2026, 2, 4, 9),
  ]
  expect(spanWords(first, last)).not.toContain('–')
  expect(spanWords(first, later)).toMatch(/3 Mar 2026.*–.*4 Mar 2026/)
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

test('lists are joined as English joins them', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listWords)).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ])
  expect(commaList(['a', 'b', 'c'])).toBe('a, b, c')
})
