import { pageTitle } from '../../../ui/page-title'
import { traceDrawing } from '../drawing/trace'

export async function sheetsToPdf(shown: HTMLElement): Promise<Blob> {
  const { drawingsToPdf } = await import('../drawing/pdf')
  const sheets = [...shown.querySelectorAll<HTMLElement>('.paper')].map(sheet => {
    const drawing = traceDrawing(sheet)
    const { widthMm, heightMm } = drawing
    return { widthMm, heightMm, drawing, at: { x: 0, y: 0 } }
  })
  return drawingsToPdf(pageTitle('Print'), sheets)
}
