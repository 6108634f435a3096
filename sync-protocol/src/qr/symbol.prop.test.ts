import * as fc from 'fast-check'
import type { QRCodeSegment } from 'qrcode'
import { M, Q } from 'qrcode/lib/core/error-correction-level.js'
import { create } from 'qrcode/lib/core/qrcode.js'
import { fromArray } from 'qrcode/lib/core/segments.js'
import { getBestVersionForData } from 'qrcode/lib/core/version.js'
import { describe, expect, it } from 'vitest'
import { depth } from '../../dev/test-depth'
import vectors from '../capsule/v1/vectors.json'
import { codeLink } from './link'
import { makeSymbol, type QrLevel } from './symbol'
import type { IsDark } from './symbol/mask'

const ORIGIN = 'https://lifetag.example'
const TOKEN = '0123456789ABCDEFGHJKMNPQRS'
const LEVELS: QrLevel[] = ['M', 'Q']

/** The modules include the bits that name level and mask. */
function drawn(version: number, size: number, isDark: IsDark): string {
  let lines = `version ${version}`
  for (let row = 0; row < size; row++) {
    lines += '\n'
    for (let column = 0; column < size; column++) lines += isDark(row, column) ? '#' : '.'
  }
  return lines
}

const ours = (text: string, level: QrLevel) =>
  orNone(() => {
    const { version, size, isDark } = makeSymbol(text, level)
    return drawn(version, size, isDark)
  })

const theirs = (content: string | QRCodeSegment[], level: QrLevel) =>
  orNone(() => {
    const { version, modules } = create(content, { errorCorrectionLevel: level })
    return drawn(version, modules.size, (row, column) => modules.get(row, column) === 1)
  })

function orNone(draw: () => string): string {
  try {
    return draw()
  } catch {
    return 'no symbol'
  }
}

const DIGITS = '0123456789'
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const arbitraryLevel = fc.constantFrom(...LEVELS)
const textOf = (characters: string, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...characters), maxLength, size: 'max' })
const digits = (maxLength: number) => textOf(DIGITS, maxLength)
const alphanumeric = (maxLength: number) => textOf(`${DIGITS}${CAPITALS} $%*+-./:`, maxLength)
const bytes = (maxLength: number) => textOf('abcxyz{}#/?=é日\0', maxLength)
const oneCharacter = fc
  .tuple(fc.constantFrom('0', 'A', '\0', 'U', 'ÿ'), fc.nat(1500))
  .map(([character, length]) => character.repeat(length))
const mixed = fc
  .array(fc.oneof(digits(30), alphanumeric(30), bytes(30)), { maxLength: 20, size: 'max' })
  .map(parts => parts.join(''))
const arbitraryText = fc.oneof(digits(5800), alphanumeric(3600), bytes(1600), oneCharacter, mixed)

describe('a symbol', () => {
  it('equals the library’s, module by module, for any text', () => {
    fc.assert(
      fc.property(arbitraryText, arbitraryLevel, (text, level) => {
        expect(ours(text, level)).toBe(theirs(text, level))
      }),
      { numRuns: depth(60, 300), examples: LEVELS.map(level => ['', level]) },
    )
  })

  it.each(LEVELS)('equals the library’s in all 40 versions of level %s, full or not', level => {
    const versions = new Set<string | undefined>()
    let most = 1
    for (let version = 1; version <= 40; version++) {
      most = mostBytes(version, level, most)
      for (const length of [most, most - 1, most - 3]) {
        const text = 'abcdefghijk/'.repeat(200).slice(0, length)
        const symbol = ours(text, level)
        expect(symbol).toBe(theirs(text, level))
        versions.add(symbol.split('\n')[0])
      }
    }
    expect(versions.size).toBe(40)
    expect(ours('a'.repeat(most + 1), level)).toBe('no symbol')
  })

  it('equals the library’s for the same four segments of a code’s link', () => {
    const check = (token: string, capsule: string, level: QrLevel) => {
      const link = codeLink(ORIGIN, token, capsule)
      expect(ours(link, level)).toBe(theirs(segmentsOf(token, capsule), level))
    }
    for (const { digits } of vectors) for (const level of LEVELS) check(TOKEN, digits, level)
    const token = textOf(DIGITS + CAPITALS, 26).map(some => some.padEnd(26, '0'))
    fc.assert(fc.property(token, digits(2400), arbitraryLevel, check), { numRuns: depth(40, 200) })
  })
})

/** A version never holds less than the version before. */
function mostBytes(version: number, level: QrLevel, atLeast: number): number {
  for (let length = atLeast; ; length++) {
    const segments = fromArray([{ mode: 'byte', data: new Uint8Array(length) }])
    if ((getBestVersionForData(segments, { M, Q }[level]) ?? 41) > version) return length - 1
  }
}

function segmentsOf(token: string, capsule: string): QRCodeSegment[] {
  const ascii = (text: string) => new TextEncoder().encode(text)
  const link: QRCodeSegment[] = [
    { mode: 'byte', data: ascii(`${ORIGIN}/e/`) },
    { mode: 'alphanumeric', data: token },
  ]
  if (!capsule) return link
  return [...link, { mode: 'byte', data: ascii('#') }, { mode: 'numeric', data: capsule }]
}
