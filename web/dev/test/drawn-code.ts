import { makeSymbol } from 'sync-protocol/qr'

const QUIET_ZONE = 4

/** `modulePx` is the side of a module. */
export function drawnCode(text: string, { modulePx = 6, dark = 0, light = 255 } = {}) {
  const symbol = makeSymbol(text)
  const side = (symbol.size + 2 * QUIET_ZONE) * modulePx
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  const squareAt = (px: number) => Math.floor(px / modulePx) - QUIET_ZONE
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [row, column] = [squareAt(y), squareAt(x)]
      const isInside = Math.min(row, column) >= 0 && Math.max(row, column) < symbol.size
      const shade = isInside && symbol.isDark(row, column) ? dark : light
      data.fill(shade, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  }
  return { width: side, height: side, data, squares: symbol.size ** 2 }
}

export function beside(a: ReturnType<typeof drawnCode>, b: ReturnType<typeof drawnCode>) {
  const [width, height] = [a.width + b.width, Math.max(a.height, b.height)]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [{ width: wide, height: tall, data: pixels }, left] of [
    [a, 0],
    [b, a.width],
  ] as const) {
    for (let y = 0; y < tall; y++) {
      data.set(pixels.subarray(y * wide * 4, (y + 1) * wide * 4), (y * width + left) * 4)
    }
  }
  return { width, height, data }
}
