import { expect, it } from 'vitest'
import { scanWords } from './scan-words'

it('an opening names the reader and the contents, if they are known', () => {
  expect(scanWords({ level: 'public' })).toMatch(/what anyone may/)
  expect(scanWords({ level: 'emergency' })).toMatch(/emergency information/)
  expect(scanWords({ level: 'healthcare', role: 'nurse', reason: 'treatment' })).toBe(
    'Somebody who said to be “Nurse”, because of “Planned treatment”, read all that it shows.',
  )
  expect(scanWords({ level: 'healthcare' })).toMatch(/looked at it again/)
  expect(scanWords({ level: 'healthcare', role: 'diver', reason: 'constructor' })).toMatch(
    /“diver”, because of “constructor”/,
  )
})

it('a helper who contacted the family is shown with their phone number', () => {
  expect(scanWords({ level: 'emergency', callback: '+44 20 7946 0958' })).toBe(
    'Somebody pressed “Tell the family”. They can be called: +44 20 7946 0958',
  )
  expect(scanWords({ level: 'emergency', callback: '' })).toMatch(/left no number/)
})
