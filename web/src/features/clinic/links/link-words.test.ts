import { expect, it } from 'vitest'
import { requestWords } from './link-words'

const asked = { at: '2026-11-24T10:00:00.000Z', lastAt: '2026-11-24T10:00:00.000Z', times: 1 }

it('a name cannot change the direction of text outside its quotes', () => {
  expect(
    requestWords({ ...asked, recipient: '\u2069\u202eDr. Ana\u202c', outcome: 'opened' }),
  ).toBe('“Dr. Ana” opened it.')
})

it('many names from one network are not listed one by one', () => {
  expect(requestWords({ ...asked, recipient: '', outcome: 'wrong_passcode' })).toBe(
    'More names from the same network entered a wrong passcode.',
  )
})
