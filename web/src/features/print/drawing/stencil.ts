import type { TextMark } from './drawing'
import { paintText } from './paint'

const DOTS_PER_MM = 600 / 25.4
/** Height of one canvas, limited by the memory of a phone. */
const BAND_MM = 40
/** Glyphs extend beyond their box, with accents, descenders and slants. */
const OVERHANG = 0.6

interface PlacedStencil {
  x: number
  y: number
  width: number
  height: number
  widthPx: number
  heightPx: number
  bits: Uint8Array<ArrayBuffer>
}

export function* makeStencils(texts: readonly TextMark[]): Generator<PlacedStencil> {
  const extents = texts.map(text => ({ text, ...extentOf(text) }))
  const left = Math.min(...extents.map(({ x }) => x))
  const right = Math.max(...extents.map(({ x, width }) => x + width))
  const bottom = Math.max(...extents.map(({ y, height }) => y + height))
  let top = Math.min(...extents.map(({ y }) => y))
  for (; top < bottom; top += BAND_MM) {
    const height = Math.min(BAND_MM, bottom - top)
    const inBand = extents.filter(({ y, height: tall }) => y < top + height && y + tall > top)
    if (inBand.length === 0) continue
    yield bandOf(
      inBand.map(({ text }) => text),
      { x: left, y: top, width: right - left, height },
    )
  }
}

function extentOf({ x, baseline, width, sizeMm }: TextMark) {
  const over = sizeMm * OVERHANG
  const [above, below] = [sizeMm + over, over]
  return { x: x - over, y: baseline - above, width: width + 2 * over, height: above + below }
}

function bandOf(
  texts: readonly TextMark[],
  box: { x: number; y: number; width: number; height: number },
): PlacedStencil {
  const [widthPx, heightPx] = [dots(box.width), dots(box.height)]
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser draws no pictures')
  // On a white background, emoji keep their lines instead of becoming solid blots.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, widthPx, heightPx)
  pen.scale(DOTS_PER_MM, DOTS_PER_MM)
  pen.translate(-box.x, -box.y)
  for (const text of texts) paintText(pen, { ...text, color: '#000000' })
  const { data } = pen.getImageData(0, 0, widthPx, heightPx)
  const bits = toBits(data, widthPx, heightPx)
  const [width, height] = [widthPx / DOTS_PER_MM, heightPx / DOTS_PER_MM]
  return { x: box.x, y: box.y, width, height, widthPx, heightPx, bits }
}

export function toBits(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  const rowBytes = Math.ceil(width / 8)
  const bits = new Uint8Array(rowBytes * height).fill(0xff)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const light = (rgba[at] ?? 0) * 0.3 + (rgba[at + 1] ?? 0) * 0.59 + (rgba[at + 2] ?? 0) * 0.11
      const byte = y * rowBytes + (x >> 3)
      if (light < 128) bits[byte] = (bits[byte] ?? 0) & ~(0x80 >> (x & 7))
    }
  }
  return bits
}

const dots = (mm: number): number => Math.max(1, Math.ceil(mm * DOTS_PER_MM))
