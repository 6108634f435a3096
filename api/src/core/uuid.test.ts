import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { makeUuidV7, timeOfUuidV7 } from './uuid'

it('makes the example of RFC 9562, appendix A.6', () => {
  const random = Buffer.from('0cc318c4dc0c0c07398f', 'hex')
  expect(makeUuidV7(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
})

it('contains the time it was made', () => {
  expect(timeOfUuidV7(makeUuidV7(1_700_000_000_001, randomBytes(10)))).toBe(1_700_000_000_001)
})

it('sorts by time', () => {
  const ids = [1, 2, 1_700_000_000_000, 1_700_000_000_001].map(ms =>
    makeUuidV7(ms, randomBytes(10)),
  )
  expect(ids.toSorted()).toEqual(ids)
})
