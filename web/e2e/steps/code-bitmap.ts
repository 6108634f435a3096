import { makeSymbol } from 'sync-protocol/qr'
import type { Bitmap } from '../harness/print'

/** A code on white, with six pixels for each module. */
export function bitmapOf(text: string): Bitmap {
  const symbol = makeSymbol(text)
  const side = (symbol.size + 8) * 6
  const rgba = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let at = 0; at < side * side; at++) {
    const [row, column] = [Math.floor(at / side), at % side].map(px => Math.floor(px / 6) - 4)
    if (row === undefined || column === undefined) continue
    const isInside = Math.min(row, column) >= 0 && Math.max(row, column) < symbol.size
    if (isInside && symbol.isDark(row, column)) rgba.fill(0, at * 4, at * 4 + 3)
  }
  return { width: side, height: side, rgba, dotsPerInch: 300 }
}
