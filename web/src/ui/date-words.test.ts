import { expect, test, vi } from 'vitest'
import { language } from '../i18n/define-texts'
import type { Language } from '../i18n/languages'
import {
  commaList,
  dayWords,
  decimalWords,
  feeInWords,
  formOf,
  listWords,
  momentWords,
  partialDateWords,
  rangeWords,
  spanWords,
  unitWords,
  usdWords,
  zonedSpanWords,
} from './date-words'

test.each([
  ['en', ['ar-EG', 'fr'], 'en-GB'],
  ['en', ['de-DE', 'en-US', 'en'], 'en-US'],
  ['en', ['en-AU'], 'en-AU'],
  ['en', [], 'en-GB'],
  ['en', ['en', 'en-AU'], 'en-AU'],
  ['en', ['de-DE', 'en'], 'en-GB'],
  ['de', ['en-US', 'de-AT'], 'de-AT'],
  ['de', ['en-US'], 'de'],
  ['pt', ['en-US'], 'pt-PT'],
  ['pt', ['pt-BR', 'pt-AO'], 'pt-AO'],
  ['pt', ['pt'], 'pt-PT'],
  ['zh', ['zh-TW', 'zh-Hant'], 'zh-Hans'],
  ['zh', ['zh-HK', 'zh-SG'], 'zh-SG'],
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

test.each([
  ['ar', 'a، b، c', '3 مارس 2026', '2.3 م.ب'],
  ['de', 'a, b, c', '3. März 2026', '2,3 MB'],
  ['es', 'a, b, c', '3 mar 2026', '2,3 MB'],
  ['fr', 'a, b, c', '3 mars 2026', '2,3 Mo'],
  ['ja', 'a、b、c', '2026年3月3日', '2.3 MB'],
  ['ko', 'a, b, c', '2026년 3월 3일', '2.3MB'],
  ['pt', 'a, b, c', '3 de março de 2026', '2,3 MB'],
  ['ru', 'a, b, c', '3 мар. 2026 г.', '2,3 МБ'],
  ['zh', 'a、b、c', '2026年3月3日', '2.3 MB'],
])('%s has its own commas, months and units', (shown, list, day, size) => {
  language.set(shown as Language)
  const at = '2026-03-03T12:00:00Z'
  const said = [commaList(['a', 'b', 'c']), dayWords(at), unitWords(2.3, 'megabyte', 1)]
  expect(said.map(text => text.replace(/\s/g, ' '))).toEqual([list, day, size])
  expect(momentWords(at)).not.toMatch(/3[./]\s?(0?3|2026)|0[./]?3[./]2026/)
  language.set('en')
})

test.each([
  ['en', '$25', '$1,234.50'],
  ['de', '25 $', '1.234,50 $'],
  ['zh', '$25', '$1,234.50'],
  ['ar', '\u206625 US$\u2069', '\u20661,234.50 US$\u2069'],
])('prices in %s are %s and %s', (shown, whole, part) => {
  language.set(shown as Language)
  expect([2500, 123450].map(cents => usdWords(cents).replace(/\s/g, ' '))).toEqual([whole, part])
  language.set('en')
})

test.each([
  ['en', '3-5', '1'],
  ['de', '3–5', '1'],
  ['ja', '3～5', '1'],
])('ranges in %s are %s, and %s if both ends are the same', (shown, range, same) => {
  language.set(shown as Language)
  expect(rangeWords({ least: 3, most: 5 })).toBe(range)
  expect(rangeWords({ least: 1, most: 1 })).toBe(same)
  language.set('en')
})

test.each([
  ['en', '2.9% + 30¢'],
  ['de', '2,9 % + 0,30 $'],
  ['ja', '2.9% + $0.30'],
])('a fee in %s is %s', (shown, fee) => {
  language.set(shown as Language)
  const said = feeInWords({ basisPoints: 290, fixedCents: 30 })
  expect(said.replace(/[\s\u200e]/g, ' ')).toBe(fee)
  language.set('en')
})

test('a date is in the western calendar on a Saudi phone', async () => {
  vi.resetModules()
  vi.stubGlobal('navigator', { languages: ['ar-SA'] })
  const i18n = await import('../i18n/define-texts')
  i18n.language.set('ar' as Language)
  const { dayWords } = await import('./date-words')
  expect(dayWords('2026-03-03T09:00:00Z')).toBe('3 مارس 2026')
  vi.unstubAllGlobals()
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
