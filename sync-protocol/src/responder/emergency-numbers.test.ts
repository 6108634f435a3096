import { expect, test } from 'vitest'
import { emergencyCallWords, emergencyNumberFor } from './emergency-numbers'

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

/** Removes the marks that isolate a name and a number. */
const words = (...asked: Parameters<typeof emergencyCallWords>) =>
  emergencyCallWords(...asked).map(line => line.replaceAll(/[\u2066-\u2069]/g, ''))

test('gives the number of the person’s own country by name, and another for elsewhere', () => {
  expect(words('AR', 'en')).toEqual([
    'Emergency in Argentina: 107',
    'Elsewhere: 112 or the local number',
  ])
  expect(words('CH', 'de')).toEqual([
    'Notruf (Schweiz): 144',
    'Anderswo: 112 oder die örtliche Notrufnummer',
  ])
  expect(words('JP', 'ar')[0]).toBe('الطوارئ (اليابان): 119')
})

test('gives the number that works nearly everywhere if the country is unknown', () => {
  expect(words(undefined, 'en')).toEqual(['Emergency: 112 or the local number'])
  expect(words('ZZ', 'en')).toEqual(['Emergency: 112 or the local number'])
})

test('a number keeps its position in a line that runs right to left', () => {
  expect(emergencyCallWords('JP', 'ar')[0]).toContain('\u2066119\u2069')
})
