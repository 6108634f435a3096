import { expect, it } from 'vitest'
import { pinProblem } from './pin-rule'

it.each(['042042', '314159', '900100'])('%s is a PIN', pin => {
  expect(pinProblem(pin)).toBeUndefined()
})

it.each([
  ['', /six digits/],
  ['12345', /six digits/],
  ['12345a', /six digits/],
  ['١٢٣٤٥٦', /six digits/],
  ['000000', /first that anybody would try/],
  ['123456', /first that anybody would try/],
  ['987654', /first that anybody would try/],
])('%j is not a PIN', (pin, problem) => {
  expect(pinProblem(pin)).toMatch(problem)
})
