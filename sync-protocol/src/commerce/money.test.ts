import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centsOf, formatUsd, parseDollars } from './money'

it.each([
  [1, 100],
  [0.99, 99],
  [10_000, 1_000_000],
  [10_000.01, 1_000_001],
  [19.99, 1_999],
  [1.005, null],
  [0.1 + 0.2, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [1e300, null],
])('%s dollars are %s cents', (dollars, cents) => {
  expect(centsOf(dollars)).toBe(cents)
})

it('every amount of whole cents survives the conversion to dollars', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), cents => {
      expect(centsOf(cents / 100)).toBe(cents === 0 ? 0 : cents)
    }),
  )
})

it.each([
  ['5', 500],
  [' $5.50 ', 550],
  ['1,234.5', 123_450],
  ['10,000.01', 1_000_001],
  ['', null],
  ['-5', null],
  ['5.001', null],
  ['1,23', null],
  ['1e3', null],
  ['0x10', null],
  ['٥', null],
])('typed text %j is %s cents', (typed, cents) => {
  expect(parseDollars(typed)).toBe(cents)
})

it.each([
  [0, '$0'],
  [499, '$4.99'],
  [500, '$5'],
  [1_000_050, '$10,000.50'],
  [100_000_000, '$1,000,000'],
  [-250, '-$2.50'],
])('%s cents are written %s', (cents, written) => {
  expect(formatUsd(cents)).toBe(written)
})

it('a formatted amount can be typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), cents => {
      expect(parseDollars(formatUsd(cents))).toBe(cents)
    }),
  )
})
