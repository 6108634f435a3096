/** All lengths are mm of paper. */
import type { PrintForm } from 'sync-protocol/qr'

interface Paper {
  name: string
  widthMm: number
  heightMm: number
}

/** CSS defines 96 pixels per inch. */
export const PIXELS_PER_MM = 96 / 25.4

export const PAPERS = {
  a4: { name: 'A4', widthMm: 210, heightMm: 297 },
  letter: { name: 'Letter', widthMm: 215.9, heightMm: 279.4 },
} as const satisfies Record<string, Paper>
export type PaperName = keyof typeof PAPERS

export const EDITOR_FORMS = [
  'card',
  'travel',
  'cards',
  'small-stickers',
  'large-stickers',
  'page',
] as const
export type EditorForm = (typeof EDITOR_FORMS)[number]

interface FormRules {
  label: string
  printedAs: PrintForm
  /** The scannability check measures this side, with the quiet zone. */
  codeSideMm: number
  advice: string
}

export const FORMS: Record<EditorForm, FormRules> = {
  card: {
    label: 'Wallet card',
    printedAs: 'card',
    codeSideMm: 30,
    advice: 'Cut along the outer line, fold in the middle, put it where your money is.',
  },
  travel: {
    label: 'Travel card in two languages',
    printedAs: 'travel',
    codeSideMm: 38,
    advice:
      'Choose the language of where you travel. Cut along the outer line, fold in the middle, lay it into your passport.',
  },
  cards: {
    label: 'Sheet of wallet cards',
    printedAs: 'sheet',
    codeSideMm: 30,
    advice: 'Cut from mark to mark and fold each card in the middle: wallet, bag, jacket, car.',
  },
  'small-stickers': {
    label: 'Stickers, 38.1 mm',
    printedAs: 'stickers',
    codeSideMm: 31,
    advice: 'Print on sticker paper and cut from mark to mark: phone, helmet, key ring.',
  },
  'large-stickers': {
    label: 'Stickers, 50.8 mm',
    printedAs: 'stickers',
    codeSideMm: 40,
    advice: 'Print on sticker paper and cut from mark to mark: helmet, bicycle, wheelchair.',
  },
  page: {
    label: 'Page for the fridge or glove box',
    printedAs: 'page',
    codeSideMm: 62,
    advice: 'Hang it on the fridge door or lay it into the glove box, the code in sight.',
  },
}

export const STICKERS = {
  'small-stickers': { sideMm: 38.1, columns: 4, rows: 6 },
  'large-stickers': { sideMm: 50.8, columns: 3, rows: 4 },
} as const
export const STICKER_GAP_MM = 4

export const SINGLE_MARGIN_MM: Partial<Record<EditorForm, number>> = { card: 12, travel: 12 }

export const CARDS_ON_SHEET = 4

export function usualPaper(languages: readonly string[]): PaperName {
  const letterLands = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'PR']
  const regions = languages.map(tag => tag.split('-').at(-1)?.toUpperCase() ?? '')
  return letterLands.includes(regions[0] ?? '') ? 'letter' : 'a4'
}
