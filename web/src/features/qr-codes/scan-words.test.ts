import { expect, it } from 'vitest'
import { scanWords } from './scan-words'

it('an opening says who read what, as far as anybody said', () => {
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
