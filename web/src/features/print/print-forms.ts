/** All lengths are mm of paper. */
import type { PrintForm } from 'sync-protocol/qr'

interface Paper {
  widthMm: number
  heightMm: number
}

/** CSS defines 96 pixels per inch. */
export const PIXELS_PER_MM = 96 / 25.4

export const PAPERS = {
  a4: { widthMm: 210, heightMm: 297 },
  letter: { widthMm: 215.9, heightMm: 279.4 },
} as const satisfies Record<string, Paper>
export type PaperName = keyof typeof PAPERS
export const PAPER_NAMES: readonly PaperName[] = ['a4', 'letter']

export const EDITOR_FORMS = ['card', 'travel', 'cards', 'small-stickers', 'large-stickers'] as const
export type EditorForm = (typeof EDITOR_FORMS)[number]

interface FormRules {
  printedAs: PrintForm
  /** The scannability check measures this side, with the quiet zone. */
  codeSideMm: number
}

export const FORMS: Record<EditorForm, FormRules> = {
  card: { printedAs: 'card', codeSideMm: 30 },
  travel: { printedAs: 'travel', codeSideMm: 38 },
  cards: { printedAs: 'sheet', codeSideMm: 30 },
  'small-stickers': { printedAs: 'stickers', codeSideMm: 31 },
  'large-stickers': { printedAs: 'stickers', codeSideMm: 40 },
}

export const STICKERS = {
  'small-stickers': { sideMm: 38.1, columns: 4, rows: 6 },
  'large-stickers': { sideMm: 50.8, columns: 3, rows: 4 },
} as const
export const STICKER_GAP_MM = 4

export const CARDS_ON_SHEET = 4

export function usualPaper(languages: readonly string[]): PaperName {
  const letterLands = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'PR']
  const regions = languages.map(tag => tag.split('-').at(-1)?.toUpperCase() ?? '')
  return letterLands.includes(regions[0] ?? '') ? 'letter' : 'a4'
}
