import { expect, test } from 'vitest'
import { countOf, languageName } from './format'

test('Portuguese is European', () => {
  expect(languageName('pl', 'pt')).toBe('polaco')
  expect(countOf(0, { one: '{n} entrada', other: '{n} entradas' }, 'pt')).toBe('0 entradas')
})
