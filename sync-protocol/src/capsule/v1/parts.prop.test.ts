import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesToDigits, digitsFor, digitsToBytes } from '../frame'
import { CASE_HABITS, foldCase, unfoldCase } from './letter-case'
import { squash } from './logistic'
import { decodeOn, encodeOn, PAGES, pageFor } from './pages'
import { BitDecoder, BitEncoder } from './range-coder'
import { decodeUtf8, encodeUtf8 } from './utf8'

const SCRIPTS = 'aZ0 \u001b\u001e.ßąŁżÿŸбЄїґҐبپ٣कि।王ペ卵Ａ한中😀'
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...SCRIPTS) }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map(codes => String.fromCharCode(...codes)),
)

describe('pages', () => {
  it('give back any text on any page, and never the byte 0xFF', () => {
    fc.assert(
      fc.property(anyText, fc.nat(PAGES - 1), (text, page) => {
        const bytes = encodeOn(page, text)
        expect(bytes.filter(byte => byte < 0 || byte >= 0xff)).toEqual([])
        expect(decodeOn(page, bytes)).toBe(text)
      }),
    )
  })

  it.each([
    ['Zażółć gęślą jaźń'.toLowerCase(), 1],
    ['варфарин ґрунт їжа', 1],
    ['وارفارين ٥ ملغ', 1],
    ['दिन में दो बार', 1],
    ['華法林每日一次', 2],
    ['ワーファリン', 2],
    ['warfarin', 1],
  ])('%s takes %i bytes a character', (text, bytesEach) => {
    const { bytes } = pageFor(text, 0)
    expect(bytes.length).toBeLessThanOrEqual([...text].length * bytesEach)
  })

  it('prefer the expected page if no other page is shorter', () => {
    for (let page = 0; page < PAGES; page++) expect(pageFor('5 mg', page).page).toBe(page)
  })
})

describe('the case of characters', () => {
  it('comes back whatever the habit', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...CASE_HABITS), (text, expected) => {
        const { habit, folded } = foldCase(text, expected)
        expect(unfoldCase(folded, habit)).toBe(text)
      }),
    )
  })

  it('capitals cost nothing if they follow a habit', () => {
    expect(foldCase('PEANUTS', 'sentence')).toEqual({ habit: 'upper', folded: 'peanuts' })
    expect(foldCase("Anne-Marie O'Hara", 'title').folded).toBe("anne-marie o'hara")
    expect(foldCase('12 34', 'lower')).toEqual({ habit: 'lower', folded: '12 34' })
    expect(foldCase('Mc Donald ДИАНА', 'title').folded).not.toContain('Д')
  })

  it.each([
    ['ŁUKASZ ŻÓŁĆ', 'upper', 'łukasz żółć'],
    ['Їжак Ґалаґан', 'title', 'їжак ґалаґан'],
    ['Şule Ünal', 'title', 'şule ünal'],
  ] as const)('%s is %s, and costs no marks', (text, habit, folded) => {
    expect(foldCase(text, 'lower')).toEqual({ habit, folded })
  })
})

describe('parts of the codec', () => {
  it('UTF-8 gives back every string, lone surrogates too, and never the byte 0xFF', () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }))
    fc.assert(
      fc.property(units, codes => {
        const text = String.fromCharCode(...codes)
        const bytes = encodeUtf8(text)
        expect(bytes).not.toContain(0xff)
        expect(decodeUtf8(bytes)).toBe(text)
      }),
    )
  })

  it('UTF-8 is what the platform writes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(Uint8Array.from(encodeUtf8(text))).toEqual(new TextEncoder().encode(text))
      }),
    )
  })

  it('digits give back the bytes, leading zeros too, and no other count of bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 120 }), bytes => {
        const digits = bytesToDigits(bytes)
        expect(digits).toHaveLength(digitsFor(bytes.length))
        expect(digitsToBytes(digits, bytes.length)).toEqual(bytes)
        expect(() => digitsToBytes(digits, bytes.length + 1)).toThrow('wrong length')
      }),
    )
    expect(bytesToDigits(new Uint8Array(2))).toBe('00000')
    expect(() => digitsToBytes('99999', 2)).toThrow('out of range')
  })

  it('a byte of a long payload costs at most 8.04 bits of the code', () => {
    expect((digitsFor(220) * 10) / 3 / 220).toBeLessThan(8.04)
  })

  it('arithmetic coding gives back any bits under any probabilities', () => {
    const step = fc.tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 1, max: 65_535 }))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 400 }), steps => {
        const encoder = new BitEncoder()
        for (const [bit, p1] of steps) encoder.bit(bit, p1)
        const decoder = new BitDecoder(encoder.finish())
        expect(steps.map(([, p1]) => decoder.bit(0, p1))).toEqual(steps.map(([bit]) => bit))
      }),
      { numRuns: 300 },
    )
  })

  it('reading on after the end is refused', () => {
    const encoder = new BitEncoder()
    for (let i = 0; i < 20; i++) encoder.bit(1, 32_768)
    const decoder = new BitDecoder(encoder.finish())
    const readOn = () => {
      for (let i = 0; i < 64; i++) decoder.bit(0, 32_768)
    }
    expect(readOn).toThrow('ends too early')
  })

  it('likely bits cost next to nothing', () => {
    const encoder = new BitEncoder()
    for (let i = 0; i < 1000; i++) encoder.bit(1, 65_500)
    expect(encoder.finish().length).toBeLessThanOrEqual(2)
  })

  it('probabilities stay within the limits of the coder and rise with the log-odds', () => {
    let last = 0
    for (let logit = -6000; logit <= 6000; logit += 7) {
      const p = squash(logit)
      expect(p).toBeGreaterThanOrEqual(Math.max(1, last))
      expect(p).toBeLessThanOrEqual(65_535)
      last = p
    }
  })
})
