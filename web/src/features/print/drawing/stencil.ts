import type { TextMark } from './drawing'
import { paintText } from './paint'

const DOTS_PER_MM = 600 / 25.4
/** Glyphs extend beyond their box, with accents, descenders and slants. */
const OVERHANG = 0.6

/** A picture of one bit per dot. All lengths are mm from the start of the baseline, and y goes up. */
export interface Stencil {
  x: number
  y: number
  width: number
  height: number
  widthPx: number
  heightPx: number
  bits: Uint8Array<ArrayBuffer>
}

export function stencilOf(text: TextMark): Stencil {
  const over = text.sizeMm * OVERHANG
  const above = text.sizeMm + over
  const [widthPx, heightPx] = [dots(text.width + 2 * over), dots(above + over)]
  const pen = penOf(widthPx, heightPx)
  // On a white background, emoji keep their lines instead of becoming solid blots.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, widthPx, heightPx)
  pen.scale(DOTS_PER_MM, DOTS_PER_MM)
  paintText(pen, { ...text, x: over, baseline: above, color: '#000000' })
  const { data } = pen.getImageData(0, 0, widthPx, heightPx)
  const [width, height] = [widthPx / DOTS_PER_MM, heightPx / DOTS_PER_MM]
  const bits = toBits(data, widthPx, heightPx)
  return { x: -over, y: above - height, width, height, widthPx, heightPx, bits }
}

let canvas: HTMLCanvasElement | undefined

/** Setting its size clears the canvas and resets its pen. */
function penOf(width: number, height: number): CanvasRenderingContext2D {
  canvas ??= document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser draws no pictures')
  return pen
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
