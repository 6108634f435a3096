import { expect, test } from 'vitest'
import { emergencyCallWords } from './emergency-call'

/** Without the marks that hold a name and a number in their own direction. */
const words = (...asked: Parameters<typeof emergencyCallWords>) =>
  emergencyCallWords(...asked).map(line => line.replaceAll(/[\u2066-\u2069]/g, ''))

test('the number is that of the person’s own country, by name, and elsewhere another', () => {
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

test('whose country is not known is told what reaches help nearly everywhere', () => {
  expect(words(undefined, 'en')).toEqual(['Emergency: 112 or the local number'])
  expect(words('ZZ', 'en')).toEqual(['Emergency: 112 or the local number'])
})

test('a number keeps its place in a line that runs right to left', () => {
  expect(emergencyCallWords('JP', 'ar')[0]).toContain('\u2066119\u2069')
})
