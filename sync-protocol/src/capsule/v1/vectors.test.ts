import { describe, expect, it } from 'vitest'
import { readOn } from '../../card/age'
import type { ResponderCard } from '../../card/card'
import { decodeCapsule } from '../decode-capsule'
import { CHANGED_AT_DIGITS } from '../frame'
import vectors from './vectors.json'

const DAY = '1900-01-01'

// If this fails, cards printed with version 1 have become unreadable. Do not edit the vectors.
describe('capsules of version 1', () => {
  for (const { name, maxDigits, digits, kept } of vectors) {
    it(`decode as before: ${name}, ${maxDigits} digits`, () => {
      // JSON widens its words to strings, but an encoder wrote these.
      const card = readOn(kept as unknown as ResponderCard, DAY)
      expect(decodeCapsule(digits, DAY)).toEqual({
        ok: true,
        card,
        madeAtMs: expect.any(Number),
      })
    })

    it(`give their age without decoding: ${name}, ${maxDigits} digits`, () => {
      const minutes = Number(digits.slice(...CHANGED_AT_DIGITS))
      expect(minutes * 60_000).toBe(kept.changedAtMs)
    })
  }
})
