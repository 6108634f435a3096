import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { arbitraryCard } from '../../dev/arbitrary-card'
import { depth } from '../../dev/test-depth'
import { readOn } from '../card'
import type { ResponderCard } from '../disclosure'
import { decodeCapsule } from './decode-capsule'
import { encodeCapsule, MIN_CAPSULE_DIGITS } from './encode-capsule'
import { frame, unframe } from './frame'
import { type Piece, piecesOf } from './pieces'
import { VERSION } from './v1'

vi.setConfig({ testTimeout: 60_000 })

const TODAY = '2026-03-01'
const MAX_DIGITS = 2400
const room = fc.integer({ min: MIN_CAPSULE_DIGITS, max: MAX_DIGITS })

function decoded(digits: string): unknown {
  const result = decodeCapsule(digits, TODAY)
  return result.ok ? result.card : result
}

it('gives back exactly what the encoder kept, whatever the size', () => {
  fc.assert(
    fc.property(arbitraryCard, room, (card, maxDigits) => {
      const { digits, kept } = encodeCapsule(card, { maxDigits })
      expect(digits.length).toBeLessThanOrEqual(maxDigits)
      expect(decoded(digits)).toEqual(readOn(kept, TODAY))
    }),
    { numRuns: depth(20, 60) },
  )
})

it('keeps a card unchanged if all of it fits', () => {
  fc.assert(
    fc.property(arbitraryCard, card => {
      const { kept, omitted } = encodeCapsule(card, { maxDigits: MAX_DIGITS })
      if (omitted.length === 0) expect(kept).toEqual(card)
      else expect(kept.isPartial).toBe(true)
    }),
    { numRuns: depth(20, 60) },
  )
})

it('names every piece that is not in the kept card, and no other', () => {
  fc.assert(
    fc.property(arbitraryCard, room, (card, maxDigits) => {
      const { kept, omitted } = encodeCapsule(card, { maxDigits })
      expect(count(kept) + omitted.length).toBe(count(card))
      expect(new Set(omitted.map(nameOf)).size).toBe(omitted.length)
      expect(kept.isPartial ?? false).toBe(omitted.length > 0)
    }),
    { numRuns: depth(20, 60) },
  )
})

it('refuses every truncation', () => {
  fc.assert(
    fc.property(arbitraryCard, card => {
      const { digits } = encodeCapsule(card, { maxDigits: 400 })
      for (let length = 0; length < digits.length; length++) {
        expect(decodeCapsule(digits.slice(0, length), TODAY).ok).toBe(false)
      }
    }),
    { numRuns: depth(5, 15) },
  )
})

it('refuses every change of a single digit', () => {
  fc.assert(
    fc.property(arbitraryCard, card => {
      const { digits } = encodeCapsule(card, { maxDigits: 300 })
      for (let at = 0; at < digits.length; at++) {
        for (let digit = 0; digit < 10; digit++) {
          if (digits[at] === String(digit)) continue
          const changed = digits.slice(0, at) + digit + digits.slice(at + 1)
          expect(decodeCapsule(changed, TODAY).ok).toBe(false)
        }
      }
    }),
    { numRuns: 5 },
  )
})

it('refuses two neighbouring digits that were swapped', () => {
  fc.assert(
    fc.property(arbitraryCard, card => {
      const { digits } = encodeCapsule(card, { maxDigits: 400 })
      for (let at = 1; at < digits.length; at++) {
        const [a, b] = [digits[at - 1] ?? '', digits[at] ?? '']
        const swapped = digits.slice(0, at - 1) + b + a + digits.slice(at + 1)
        if (a !== b) expect(decodeCapsule(swapped, TODAY).ok).toBe(false)
      }
    }),
    { numRuns: depth(5, 15) },
  )
})

it('refuses anything that is not a capsule without throwing', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 300 })
  const inputs = fc.oneof(
    digits,
    digits.map(tail => `1${tail}`),
    digits.map(tail => `2${tail}`),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(inputs, input => {
      expect(decodeCapsule(input, TODAY).ok).toBe(false)
    }),
    { numRuns: depth(500, 2_000) },
  )
})

it('survives payloads crafted to pass the check', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 999 }), payload => {
      const result = decodeCapsule(frame(VERSION, 29_000_000, payload), TODAY)
      if (!result.ok) expect(result.code).toBe('damaged')
    }),
    { numRuns: depth(50, 150) },
  )
})

it('a mutated capsule is refused or reads completely as another card', () => {
  // Length and check are recomputed, as an attacker would do.
  const edit = fc.record({
    kind: fc.constantFrom('cut', 'double', 'overwrite', 'swap'),
    at: fc.nat(998),
    length: fc.integer({ min: 1, max: 40 }),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
  })
  fc.assert(
    fc.property(arbitraryCard, fc.array(edit, { minLength: 1, maxLength: 4 }), (card, edits) => {
      const { digits } = encodeCapsule(card, { maxDigits: MAX_DIGITS })
      const { payload, changedAtMinutes } = unframe(digits)
      const mutated = edits.reduce(mutate, [...payload]).slice(0, 999)
      const result = decodeCapsule(
        frame(VERSION, changedAtMinutes, Uint8Array.from(mutated)),
        TODAY,
      )
      if (!result.ok) {
        expect(result.code).toBe('damaged')
        return
      }
      // Noise can decode to a very long text, which is slow to encode.
      if (JSON.stringify(result.card).length > 2000) return
      // The card reads completely if it can be encoded and read again.
      const { age: _age, ...identity } = result.card.identity
      const again = encodeCapsule({ ...result.card, identity }, { maxDigits: MAX_DIGITS })
      expect(decoded(again.digits)).toEqual(readOn(again.kept, TODAY))
    }),
    { numRuns: depth(10, 30), endOnFailure: true },
  )
})

type Edit = { kind: string; at: number; length: number; bytes: Uint8Array }

function mutate(payload: number[], { kind, at, length, bytes }: Edit): number[] {
  const from = at % Math.max(1, payload.length)
  const part = payload.slice(from, from + length)
  const [head, tail] = [payload.slice(0, from), payload.slice(from + length)]
  if (kind === 'cut') return [...head, ...tail]
  if (kind === 'double') return [...head, ...part, ...part, ...tail]
  if (kind === 'swap') return [...tail, ...part, ...head]
  return [...head, ...bytes, ...payload.slice(from + bytes.length)]
}

const count = (card: ResponderCard) => piecesOf(card).length
const nameOf = ({ section, index, field, part }: Omit<Piece, 'harm'>) =>
  [section, index, field, part].join('/')
