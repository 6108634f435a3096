import { expect, it } from 'vitest'
import { scanWords } from './scan-words'

it('an opening names the reader and the contents, if they are known', () => {
  expect(scanWords({ level: 'public' })).toMatch(/public information/)
  expect(scanWords({ level: 'public', reader: 'software' })).toMatch(/Software read it as data/)
  expect(scanWords({ level: 'emergency' })).toMatch(/emergency information/)
  expect(scanWords({ level: 'healthcare', role: 'nurse', reason: 'treatment' })).toBe(
    'Someone read everything. They chose “Nurse” and “Planned treatment”.',
  )
  expect(scanWords({ level: 'healthcare' })).toMatch(/looked at it again/)
  expect(scanWords({ level: 'healthcare', role: 'diver', reason: 'constructor' })).toMatch(
    /“diver” and “constructor”/,
  )
})

it('a helper who contacted the family is shown with their phone number', () => {
  expect(scanWords({ level: 'emergency', callback: '+44 20 7946 0958' })).toBe(
    'A helper pressed “Tell the family”. You can call them: +44 20 7946 0958',
  )
  expect(scanWords({ level: 'emergency', callback: '' })).toMatch(/left no number/)
})
