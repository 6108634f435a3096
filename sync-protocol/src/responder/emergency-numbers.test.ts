import { expect, test } from 'vitest'
import { emergencyNumberFor } from './emergency-numbers'

test.each([
  ['US', '911'],
  ['GB', '999'],
  ['ES', '112'],
  ['DE', '112'],
  ['AU', '000'],
  ['NZ', '111'],
  ['AR', '107'],
  ['JP', '119'],
  ['CN', '120'],
  ['BR', '192'],
  ['IN', '112'],
  ['ZZ', '112'],
])('in %s an ambulance has the number %s', (country, number) => {
  expect(emergencyNumberFor(country)).toBe(number)
})

test.each([
  ['en-US,en;q=0.9', '911'],
  ['de-CH,de;q=0.9', '144'],
  ['ja', '119'],
  ['en', '112'],
  ['es', '112'],
  ['en,fr-CA;q=0.8', '911'],
  ['not a tag at all!', '112'],
  ['', '112'],
  [undefined, '112'],
])('a reader whose browser sends %j gets %s', (header, number) => {
  expect(emergencyNumberFor(header)).toBe(number)
})
