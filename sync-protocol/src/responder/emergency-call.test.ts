import { expect, test } from 'vitest'
import { emergencyCallWords } from './emergency-call'

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
