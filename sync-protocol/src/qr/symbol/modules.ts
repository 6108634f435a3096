/**
 * Lays out the fixed patterns and the codewords in pairs of columns, up and down (ISO/IEC 18004, 6.3 and
 * 7.7). No mask is applied yet.
 */
import { getPositions } from 'qrcode/lib/core/alignment-pattern.js'
import { getEncodedBits } from 'qrcode/lib/core/version.js'

/** Row by row, 0 or 1. */
export interface Modules {
  size: number
  dark: Uint8Array
  /** 1 if no mask may invert the module. */
  fixed: Uint8Array
}

/**
 * Rings around a centre, from the lowest bit on, 1 for dark. A finder includes its light border.
 */
const FINDER = 0b01011
const ALIGNMENT = 0b101

export function layOut(version: number, codewords: readonly number[]): Modules {
  const size = version * 4 + 17
  const dark = new Uint8Array(size * size)
  const fixed = new Uint8Array(size * size)

  function put(row: number, column: number, bit: number) {
    dark[row * size + column] = bit & 1
    fixed[row * size + column] = 1
  }
  function putRings(row: number, column: number, rings: number, reach: number) {
    for (let r = Math.max(0, row - reach); r <= row + reach && r < size; r++) {
      for (let c = Math.max(0, column - reach); c <= column + reach && c < size; c++) {
        put(r, c, rings >> Math.max(Math.abs(r - row), Math.abs(c - column)))
      }
    }
  }
  for (let i = 0; i < size; i++) {
    put(6, i, i + 1)
    put(i, 6, i + 1)
  }
  putRings(3, 3, FINDER, 4)
  putRings(3, size - 4, FINDER, 4)
  putRings(size - 4, 3, FINDER, 4)
  for (const [row, column] of getPositions(version)) putRings(row, column, ALIGNMENT, 2)
  for (let i = 0; i < 15; i++) {
    for (const [row, column] of formatPlaces(size, i)) put(row, column, 0)
  }
  put(size - 8, 8, 1)
  for (let i = 0; version > 6 && i < 18; i++) {
    const bit = getEncodedBits(version) >> i
    const [near, far] = [Math.floor(i / 3), size - 11 + (i % 3)]
    put(near, far, bit)
    put(far, near, bit)
  }

  placeData({ size, dark, fixed }, codewords)
  return { size, dark, fixed }
}

function placeData({ size, dark, fixed }: Modules, codewords: readonly number[]) {
  let bit = 0
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    // The column of the timing pattern belongs to no pair.
    if (right === 6) right = 5
    for (let i = 0; i < size; i++) {
      const row = isUp ? size - 1 - i : i
      for (let at = row * size + right; at >= row * size + right - 1; at--) {
        if (fixed[at]) continue
        dark[at] = ((codewords[bit >> 3] ?? 0) >> (~bit & 7)) & 1
        bit++
      }
    }
  }
}

/** Each bit appears twice: around one finder, and next to the two others. */
export function formatPlaces(size: number, bit: number): [row: number, column: number][] {
  const near = (i: number) => (i < 6 ? i : i + 1)
  return bit < 8
    ? [
        [near(bit), 8],
        [8, size - 1 - bit],
      ]
    : [
        [size - 15 + bit, 8],
        [8, near(14 - bit)],
      ]
}
