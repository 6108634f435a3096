import { describe, expect, it } from 'vitest'
import { decodeCapsule } from '../decode-capsule'
import { CHANGED_AT_DIGITS } from '../frame'
import vectors from './vectors.json'

// If this fails, cards printed with version 1 have become unreadable. Do not edit the vectors.
describe('capsules of version 1', () => {
  for (const { name, maxDigits, digits, kept } of vectors) {
    it(`still say what they said: ${name}, ${maxDigits} digits`, () => {
      const decoded = decodeCapsule(digits, '1900-01-01')
      const card = 'notes' in kept ? { ...kept, notes: { notes: kept.notes } } : kept
      expect(decoded).toEqual({ ok: true, card, madeAtMs: expect.any(Number) })
    })

    it(`tell their age without being decoded: ${name}, ${maxDigits} digits`, () => {
      const minutes = Number(digits.slice(...CHANGED_AT_DIGITS))
      expect(minutes * 60_000).toBe(kept.changedAtMs)
    })
  }
})
