import { pageTitle } from '../../ui/page-title'
import type { PaperDrawing } from './drawing/drawing'
import { traceDrawing } from './drawing/trace'
import { type EditorForm, PAPERS, type PaperName, SINGLE_MARGIN_MM } from './print-forms'

export type PrintFormat = 'pdf' | 'png' | 'svg'

export async function printFile(
  shown: HTMLElement,
  format: PrintFormat,
  { form, paper }: { form: EditorForm; paper: PaperName },
): Promise<Blob> {
  const sheet = shown.querySelector<HTMLElement>('.paper, .wallet-sheet')
  if (!sheet) throw new Error('Nothing is on show')
  const drawing = traceDrawing(sheet)
  if (format === 'pdf') return toPdf(drawing, form, paper)
  if (format === 'png') return (await import('./drawing/png')).drawingToPng(drawing)
  const { drawingToSvg } = await import('./drawing/svg')
  return new Blob([drawingToSvg(drawing)], { type: 'image/svg+xml' })
}

async function toPdf(drawing: PaperDrawing, form: EditorForm, paper: PaperName): Promise<Blob> {
  const { drawingsToPdf } = await import('./drawing/pdf')
  const margin = SINGLE_MARGIN_MM[form] ?? 0
  const { widthMm, heightMm } = PAPERS[paper]
  const at = { x: margin, y: margin }
  return drawingsToPdf(pageTitle('Print'), [{ widthMm, heightMm, drawing, at }])
}
