import { expect, it } from 'vitest'
import { warnAboutNationalNumber } from './phone-warning'

it.each([
  ['', false],
  ['+45 20 98 76 54', false],
  ['0045 20 98 76 54', false],
  ['011 45 20 98 76 54', false],
  ['＋４５ ２０ ９８ ７６ ５４', false],
  ['+٤٥٢٠٩٨٧٦٥٤', false],
  ['(+49) (0)30 555010', false],
  ['112', false],
  ['call the school', false],
  ['20 98 76 54', true],
  ['(030) 555010', true],
  ['030/555010', true],
  ['٠٣٠٥٥٥٠١٠', true],
  ['1-800-FLOWERS', true],
  ['Home 030 555010', true],
  ['+49 30 555010 / 0171 5550100', true],
])('a helper abroad cannot dial %j as it is: %s', (phone, isNational) => {
  expect(warnAboutNationalNumber(phone) !== undefined).toBe(isNational)
})
