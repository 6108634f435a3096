/** An everyday photograph has few pixels, and is rotated, soft and lit from one side. */
import type { Bitmap } from '../../e2e/harness/print'

export interface Photo {
  pixelsPerMm: number
  degrees: number
  /** In pixels of the photograph. */
  blurPx: number
  /** How much darker the far side is, 0 to 1. */
  shade: number
  /** In steps of 255. */
  noise: number
}

export function photograph(print: Bitmap, photo: Photo, random: () => number): Bitmap {
  const scale = print.dotsPerInch / 25.4 / photo.pixelsPerMm
  const side = Math.ceil((Math.hypot(print.width, print.height) / scale) * 1.02)
  const [sin, cos] = [Math.sin, Math.cos].map(fn => fn((photo.degrees * Math.PI) / 180))
  const rgba = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const light = sampleAt(print, place(x, y), photo.blurPx * scale, scale)
      const lit = light * (1 - (photo.shade * x) / side) * 0.9
      const grey = lit + (random() + random() - 1) * photo.noise
      rgba.fill(grey, (y * side + x) * 4, (y * side + x) * 4 + 3)
      rgba[(y * side + x) * 4 + 3] = 255
    }
  }
  return { width: side, height: side, rgba, dotsPerInch: photo.pixelsPerMm * 25.4 }

  function place(x: number, y: number): [number, number] {
    const [dx, dy] = [(x - side / 2) * scale, (y - side / 2) * scale]
    return [
      dx * (cos ?? 1) - dy * (sin ?? 0) + print.width / 2,
      dx * (sin ?? 0) + dy * (cos ?? 1) + print.height / 2,
    ]
  }
}

const TAPS = 5

function sampleAt(print: Bitmap, [x, y]: [number, number], blur: number, pixel: number): number {
  const reach = pixel / 2 + blur
  let sum = 0
  let weights = 0
  for (let j = 0; j < TAPS; j++) {
    for (let i = 0; i < TAPS; i++) {
      const [u, v] = [(i / (TAPS - 1)) * 2 - 1, (j / (TAPS - 1)) * 2 - 1]
      const weight = Math.exp(-(u * u + v * v))
      sum += weight * lightAt(print, x + u * reach, y + v * reach)
      weights += weight
    }
  }
  return sum / weights
}

function lightAt({ width, height, rgba }: Bitmap, x: number, y: number): number {
  const [column, row] = [Math.round(x), Math.round(y)]
  if (column < 0 || row < 0 || column >= width || row >= height) return 255
  const at = (row * width + column) * 4
  return (rgba[at] ?? 0) * 0.299 + (rgba[at + 1] ?? 0) * 0.587 + (rgba[at + 2] ?? 0) * 0.114
}
