import { expect, it } from 'vitest'
import { feetHint, poundsHint } from './measures'

it.each([
  ['168', 'In centimetres. That is 5 ft 6 in'],
  ['182.5', 'In centimetres. That is 6 ft 0 in'],
  ['182,5', 'In centimetres. That is 6 ft 0 in'],
  ['', 'In centimetres'],
  ['tall', 'In centimetres'],
])('a height of %j', (typed, hint) => {
  expect(feetHint(typed)).toBe(hint)
})

it.each([
  ['72', 'In kilograms. That is 159 lb'],
  ['', 'In kilograms'],
  ['-3', 'In kilograms'],
])('a weight of %j', (typed, hint) => {
  expect(poundsHint(typed)).toBe(hint)
})
