import { expect, it } from 'vitest'
import { ownLocale } from './use-suggest'

it.each([
  [['de-AT', 'en'], 'de'],
  [['en-US', 'de'], 'en'],
  [['da', 'es-MX', 'en'], 'es'],
  [['zh-Hant-TW'], 'zh'],
  [['da'], 'en'],
  [[], 'en'],
])('on a phone in %j, words are suggested in %s', (languages, locale) => {
  expect(ownLocale(languages, 'en')).toBe(locale)
})

it('words are suggested in the language that the person chose for the screens', () => {
  expect(ownLocale(['en-US', 'fr'], 'de')).toBe('de')
})
