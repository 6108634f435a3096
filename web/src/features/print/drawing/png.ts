import type { PaperDrawing } from './drawing'
import { paint } from './paint'

/** Phones refuse canvases of more than about 16 million pixels. */
const MAX_PIXELS = 16_000_000

export async function drawingToPng(drawing: PaperDrawing, wantedDpi = 600): Promise<Blob> {
  const { widthMm, heightMm, marks } = drawing
  const mostPerMm = Math.sqrt(MAX_PIXELS / (widthMm * heightMm))
  const pixelsPerMm = Math.min(wantedDpi / 25.4, mostPerMm)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(widthMm * pixelsPerMm)
  canvas.height = Math.round(heightMm * pixelsPerMm)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.scale(pixelsPerMm, pixelsPerMm)
  paint(pen, marks)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('No picture came out')
  const bytes = withDensity(new Uint8Array(await blob.arrayBuffer()), pixelsPerMm * 1000)
  return new Blob([bytes], { type: 'image/png' })
}

/** The `pHYs` chunk follows this header. A PNG without it has no size on paper (ISO/IEC 15948, 11.3.4.3). */
const AFTER_HEADER = 8 + 12 + 13
const PER_METRE = 1

export function withDensity(
  png: Uint8Array<ArrayBuffer>,
  pixelsPerMetre: number,
): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(13)
  const view = new DataView(content.buffer)
  content.set([0x70, 0x48, 0x59, 0x73]) // pHYs
  view.setUint32(4, Math.round(pixelsPerMetre))
  view.setUint32(8, Math.round(pixelsPerMetre))
  view.setUint8(12, PER_METRE)

  const chunk = new Uint8Array(4 + content.length + 4)
  const chunkView = new DataView(chunk.buffer)
  chunkView.setUint32(0, content.length - 4)
  chunk.set(content, 4)
  chunkView.setUint32(4 + content.length, crc32(content))

  const whole = new Uint8Array(png.length + chunk.length)
  whole.set(png.subarray(0, AFTER_HEADER))
  whole.set(chunk, AFTER_HEADER)
  whole.set(png.subarray(AFTER_HEADER), AFTER_HEADER + chunk.length)
  return whole
}

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
