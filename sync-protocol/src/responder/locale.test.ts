import { expect, test } from 'vitest'
import { pickLocale } from './locale'

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', null, 'es'],
  ['eo,la;q=0.9,de-CH;q=0.7', null, 'de'],
  ['en;q=0.2, ja;q=0.9', null, 'ja'],
  ['fr;q=0, it', null, 'it'],
  ['zh-Hant-TW', null, 'zh'],
  ['PT-br', null, 'pt'],
  ['es', 'uk', 'uk'],
  ['es', 'xx', 'es'],
  ['es', 'constructor', 'es'],
  ['*', null, 'en'],
  [';;;q=,,,=;q=x', null, 'en'],
  ['', '', 'en'],
  [undefined, undefined, 'en'],
])('from %j with the request %j, %s is picked', (header, override, locale) => {
  expect(pickLocale(header, override)).toBe(locale)
})
