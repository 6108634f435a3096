import { expect, it } from 'vitest'
import { language } from '../../i18n/define-texts'
import type { Language } from '../../i18n/languages'
import { heightHint, readHeight, readWeight, weightHint } from './measures'

it.each([
  ['170', 170],
  [' 170 cm ', 170],
  ['1.70', 170],
  ['1,7 m', 170],
  ["5'7", 170],
  ['5’7”', 170],
  ['5 ft 7 in', 170],
  ['6 feet', 183],
  ['5\' 7.5"', 171],
  ['67 in', 170],
  ['١٧٠', 170],
  ['१७० cm', 170],
  ['182,5', 182.5],
  ['tall', Number.NaN],
  ["5'7 or so", Number.NaN],
])('the height %j is read as %d cm', (typed, cm) => {
  expect(readHeight(typed)).toBe(cm)
})

it.each([
  ['72', 72],
  ['72 kg', 72],
  ['٧٢', 72],
  ['３.４ kg', 3.4],
  ['٣٫٤', 3.4],
  ['159 lb', 72],
  ['159lbs', 72],
  ['11 st 5', 72],
  ['11 stone', 70],
  ['3.4', 3.4],
  ['3,45 kg', 3.45],
  ['7.5 lb', 3.4],
  ['7 lb 8 oz', 3.4],
  ['2400 g', 2.4],
  ['40 lb', 18.1],
  ['heavy', Number.NaN],
  ['-3', -3],
])('the weight %j is read as %d kg', (typed, kg) => {
  expect(readWeight(typed)).toBe(kg)
})

it.each([
  ['168', 'In centimetres. That is 5 ft 6 in'],
  ['182,5', 'In centimetres. That is 6 ft 0 in'],
  ['5 ft 7', 'That is 170 cm'],
  ['', 'In centimetres, or as 5 ft 7'],
  ['tall', 'In centimetres, or as 5 ft 7'],
])('the hint for the height %j is %j', (typed, hint) => {
  expect(heightHint(typed)).toBe(hint)
})

it.each([
  ['72', 'In kilograms. That is 159 lb'],
  ['159 lb', 'That is 72 kg'],
  ['3.4', 'In kilograms. That is 7.5 lb'],
  ['7.5 lb', 'That is 3.4 kg'],
  ['', 'In kilograms, or as 159 lb'],
  ['-3', 'In kilograms, or as 159 lb'],
])('the hint for the weight %j is %j', (typed, hint) => {
  expect(weightHint(typed)).toBe(hint)
})

it('the hint for a weight has the decimal mark of the language', () => {
  language.set('fr' as Language)
  expect(weightHint('3,4')).toContain('7,5 lb')
  language.set('en')
})
