import { disclose } from 'sync-protocol/disclosure'
import {
  capsuleRoom,
  checkScannability,
  codeLink,
  encodeCapsule,
  PRINT_VERSIONS,
  renderCodeSvg,
} from 'sync-protocol/qr'
import { type Bitmap, rasterise } from '../../e2e/harness/print'
import type { CodeMark } from '../../src/features/print/drawing/drawing'
import { drawingsToPdf } from '../../src/features/print/drawing/pdf'
import { people } from '../wallet-cards/people'

export const ORIGIN = 'https://lifetag.example'
export const TOKEN = '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ'
const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 12, expiresAt: '' } as const

/** The part of a long record that fits in a card's code. */
export const FULL_CAPSULE = encodeCapsule(disclose(people.longest, CODE, '2026-11-21'), {
  maxDigits: capsuleRoom(ORIGIN, PRINT_VERSIONS.card),
}).digits

export const FULL_LINK = codeLink(ORIGIN, TOKEN, FULL_CAPSULE)

export interface Wanted {
  color: string
  /** Includes the quiet zone. */
  sideMm: number
}

export const gradeOf = ({ color, sideMm }: Wanted) =>
  checkScannability({ color, moduleMm: sideMm / codeAt({ color, sideMm }, 0, 0).modules }).grade

export const codeAt = ({ color, sideMm }: Wanted, x: number, y: number): CodeMark =>
  markOf(renderCodeSvg({ text: FULL_LINK, color }), sideMm, x, y)

export function markOf(svg: string, sideMm: number, x: number, y: number): CodeMark {
  const paths = [...svg.matchAll(/<path fill="(#[0-9a-f]{6})" d="([^"]+)"/g)].map(
    ([, fill = '', d = '']) => ({ color: fill, d }),
  )
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  return { kind: 'code', x, y, side: sideMm, modules, paths }
}

const MARGIN_MM = 10
const GAP_MM = 5
const A4 = { widthMm: 210, heightMm: 297 }

export interface PrintedCode {
  code: Wanted
  /** At 300 dots an inch. */
  print: Bitmap
}

/** Prints the codes, as many on a sheet as fit, and cuts each one out. */
export async function printCodes(wanted: readonly Wanted[]): Promise<PrintedCode[]> {
  const placed = place(wanted)
  const sheets = Array.from({ length: Math.max(...placed.map(({ sheet }) => sheet)) + 1 }, (_, n) =>
    placed.filter(({ sheet }) => sheet === n),
  )
  const pdf = await drawingsToPdf(
    'Codes',
    sheets.map(codes => ({
      ...A4,
      drawing: { ...A4, marks: codes.map(({ code, x, y }) => codeAt(code, x, y)) },
      at: { x: 0, y: 0 },
    })),
  )
  const bitmaps = await rasterise(new Uint8Array(await pdf.arrayBuffer()))
  return placed.map(({ code, sheet, x, y }) => {
    const bitmap = bitmaps[sheet]
    if (!bitmap) throw new Error('a sheet is missing')
    const around = GAP_MM / 2
    return { code, print: cut(bitmap, x - around, y - around, code.sideMm + GAP_MM) }
  })
}

interface Placed {
  code: Wanted
  sheet: number
  x: number
  y: number
}

function place(wanted: readonly Wanted[]): Placed[] {
  let [sheet, x, y, rowMm] = [0, MARGIN_MM, MARGIN_MM, 0]
  return wanted.map(code => {
    if (x + code.sideMm > A4.widthMm - MARGIN_MM) {
      x = MARGIN_MM
      y += rowMm
      rowMm = 0
    }
    if (y + code.sideMm > A4.heightMm - MARGIN_MM) {
      sheet += 1
      x = MARGIN_MM
      y = MARGIN_MM
      rowMm = 0
    }
    const at = { code, sheet, x, y }
    x += code.sideMm + GAP_MM
    rowMm = Math.max(rowMm, code.sideMm + GAP_MM)
    return at
  })
}

function cut(sheet: Bitmap, x: number, y: number, side: number): Bitmap {
  const dots = (mm: number) => Math.round((mm / 25.4) * sheet.dotsPerInch)
  const [left, top, size] = [dots(x), dots(y), dots(side)]
  const rgba = new Uint8ClampedArray(size * size * 4)
  for (let row = 0; row < size; row++) {
    const from = ((top + row) * sheet.width + left) * 4
    rgba.set(sheet.rgba.subarray(from, from + size * 4), row * size * 4)
  }
  return { ...sheet, width: size, height: size, rgba }
}
