import { expect, test, vi } from 'vitest'
import { englishOf, partialDateWords } from './date-words'

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

test.each([
  ['1958-03-27', '27 March 1958'],
  ['1958-03', 'March 1958'],
  ['1958', '1958'],
  ['1958-02-30', '1958-02-30'],
  ['', ''],
])('the date of birth %j is written %j', (date, words) => {
  expect(partialDateWords(date)).toBe(words)
})
