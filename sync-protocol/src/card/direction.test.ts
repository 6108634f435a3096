import { expect, test } from 'vitest'
import { directionOfText, hasRightToLeft, sideBySide } from './direction'

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

test('isolates a text only if it has right-to-left characters', () => {
  expect(hasRightToLeft('Dr. Müller')).toBe(false)
  expect(hasRightToLeft('Dr. ليلى')).toBe(true)
})

test('neighbouring words keep their own order if one of them is right to left', () => {
  expect(sideBySide(['Warfarin', '5 mg'], ' ')).toBe('Warfarin 5 mg')
  expect(sideBySide(['وارفارين', '5 mg'], ' ')).toBe('\u2067وارفارين\u2069 \u20665 mg\u2069')
  expect(sideBySide(['زوج', '+966 50'], ', ')).toBe('\u2067زوج\u2069, \u2066+966 50\u2069')
})
