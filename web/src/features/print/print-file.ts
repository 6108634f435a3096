import { productName } from '../../ui/page-title'
import type { PaperDrawing } from './drawing/drawing'
import { traceDrawing } from './drawing/trace'
import { PAPERS, type PaperName } from './print-forms'

export type PrintFormat = 'pdf' | 'png' | 'svg'

/** A card that is not on a sheet of its own is this far from the edges of the paper. */
const MARGIN_MM = 12

/** Draws all sheets in `shown`. A picture shows the first one: both sides of a card. */
export async function printFile(
  shown: HTMLElement,
  format: PrintFormat,
  { title, paper }: { title: string; paper: PaperName },
): Promise<Blob> {
  const sheets = [...shown.querySelectorAll<HTMLElement>('.paper, .wallet-sheet')].filter(
    sheet => !sheet.parentElement?.closest('.paper, .paper-part'),
  )
  const [drawing, ...more] = sheets.map(traceDrawing)
  if (!drawing) throw new Error('Nothing is on show')
  if (format === 'png') return (await import('./drawing/png')).drawingToPng(drawing)
  if (format === 'svg') {
    const { drawingToSvg } = await import('./drawing/svg')
    return new Blob([drawingToSvg(drawing)], { type: 'image/svg+xml' })
  }
  const { drawingsToPdf } = await import('./drawing/pdf')
  const pages = [drawing, ...more].map((each, at) =>
    sheets[at]?.matches('.paper') ? onOwnPaper(each) : onPaper(each, paper),
  )
  return drawingsToPdf(title, pages)
}

const onOwnPaper = (drawing: PaperDrawing) => ({
  widthMm: drawing.widthMm,
  heightMm: drawing.heightMm,
  drawing,
  at: { x: 0, y: 0 },
})

const onPaper = (drawing: PaperDrawing, paper: PaperName) => ({
  ...PAPERS[paper],
  drawing,
  at: { x: MARGIN_MM, y: MARGIN_MM },
})

/** Characters that some file system refuses, and invisible ones. */
const REFUSED = /[\\/:*?"<>|\p{C}]+/gu
const LONGEST_NAME = 60

/** "LifeTag wallet card, Zoë". Without a name it says only what the file is. */
export function printFileName({ what, whose = '' }: { what: string; whose?: string }): string {
  const name = Array.from(whose.replaceAll(REFUSED, ' ').replaceAll(/\s+/g, ' ').trim())
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/[. ]+$/, '')
  return `${productName} ${what}${name && `, ${name}`}`
}
