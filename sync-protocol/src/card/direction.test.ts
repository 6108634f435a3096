import { expect, test } from 'vitest'
import { directionOfText, hasRightToLeft, isolated, sideBySide, splitAtNumbers } from './direction'

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

test.each([
  ['Dr Sand, +45 70 10 00 01', ['Dr Sand, ', '+45 70 10 00 01', '']],
  ['زوجتي، (030) 555-0110 مساءً', ['زوجتي، ', '(030) 555-0110', ' مساءً']],
  ['ابني ٠٧٩ ١٢٣ ٤٥٦٧', ['ابني ', '٠٧٩ ١٢٣ ٤٥٦٧', '']],
  ['5 mg, 1-0-1, 150/80, Room 12', ['5 mg, 1-0-1, 150/80, Room 12']],
])('%j is split at its phone number', (text, parts) => {
  expect(splitAtNumbers(text)).toEqual(parts)
})

test('a phone number within right-to-left text keeps its own order', () => {
  expect(isolated('زوجتي، +962 79 555 0110')).toBe(
    '\u2067زوجتي، \u2066+962 79 555 0110\u2069\u2069',
  )
  expect(isolated('Dr Sand, +45 70 10 00 01')).toBe('\u2066Dr Sand, +45 70 10 00 01\u2069')
})
