import { expect, test } from 'vitest'
import { directionOfText, hasRightToLeft } from './direction'

test.each([
  ['Penicillin', 'ltr'],
  ['ليلى', 'rtl'],
  ['Dr. ليلى الحسيني', 'rtl'],
  ['Amoxicillin 500 (حساسية)', 'ltr'],
  ['דנה', 'rtl'],
  ['+٩٦٢ ٧٩', 'ltr'],
  ['', 'ltr'],
])('%j runs %s', (text, direction) => {
  expect(directionOfText(text)).toBe(direction)
})

test('only what has letters of both directions needs its order held', () => {
  expect(hasRightToLeft('Dr. Müller')).toBe(false)
  expect(hasRightToLeft('Dr. ليلى')).toBe(true)
})
