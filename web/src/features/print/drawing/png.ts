import type { PaperDrawing } from './drawing'
import { paint } from './paint'
import { withDensity } from './png-density'

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
