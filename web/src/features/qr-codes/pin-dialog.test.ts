import { expect, it } from 'vitest'
import { pinProblem } from './pin-dialog'

it.each(['042042', '314159', '900100'])('%s is a PIN', pin => {
  expect(pinProblem(pin)).toBeUndefined()
})

it.each([
  ['', /six digits/],
  ['12345', /six digits/],
  ['12345a', /six digits/],
  ['١٢٣٤٥٦', /six digits/],
  ['000000', /too easy to guess/],
  ['123456', /too easy to guess/],
  ['987654', /too easy to guess/],
])('%j is not a PIN', (pin, problem) => {
  expect(pinProblem(pin)).toMatch(problem)
})
