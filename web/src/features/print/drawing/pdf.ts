/** The browser draws the glyphs, because it can set every script and no font file can (decisions/). */
import type { BoxMark, CodeMark, PaperDrawing, TextMark } from './drawing'
import { GlyphFonts } from './glyph-fonts'
import { buildPdf, type PdfPage } from './pdf-file'

interface Sheet {
  widthMm: number
  heightMm: number
  drawing: PaperDrawing
  at: { x: number; y: number }
}

export function drawingsToPdf(title: string, sheets: readonly Sheet[]): Promise<Blob> {
  const fonts = new GlyphFonts()
  const pages = sheets.map(sheet => pageOf(sheet, fonts))
  return buildPdf(title, pages, fonts.made)
}

function pageOf({ widthMm, heightMm, drawing, at }: Sheet, fonts: GlyphFonts): PdfPage {
  const content = drawing.marks.map(mark => {
    if (mark.kind === 'box') return boxOperators(mark)
    return mark.kind === 'code' ? codeOperators(mark) : textOperators(mark, fonts)
  })
  const origin = `1 0 0 1 ${num(at.x)} ${num(at.y)} cm`
  return { widthMm, heightMm, content: [origin, ...content].join('\n') }
}

/** A text matrix that mirrors, because the page's y goes down and a font's goes up. */
function textOperators(mark: TextMark, fonts: GlyphFonts): string {
  const shown = mark.words.flatMap(word =>
    word.characters.map((character, at) => {
      const { font, code } = fonts.glyphFor(mark, character, at === 0 ? word : undefined)
      const hex = code.toString(16).padStart(2, '0')
      return `/${font} ${num(mark.sizeMm)} Tf 1 0 0 -1 ${num(character.x)} ${num(mark.baseline)} Tm <${hex}> Tj`
    }),
  )
  return `BT ${fillOf(mark.color)} ${shown.join(' ')} ET`
}

function boxOperators({ x, y, width, height, radius, color, line }: BoxMark): string {
  const path = roundedPath(x, y, width, height, Math.min(radius, width / 2, height / 2))
  if (!line) return `q ${fillOf(color)} ${path} f Q`
  const dash = line.isDashed ? `[${num(line.width * 3)}] 0 d` : ''
  return `q ${colorOf(color)} RG ${num(line.width)} w ${dash} ${path} S Q`
}

/** Length of a Bézier curve's handles for a quarter circle of radius 1. */
const QUARTER = 0.5523

function roundedPath(x: number, y: number, w: number, h: number, r: number): string {
  if (r === 0) return `${num(x)} ${num(y)} ${num(w)} ${num(h)} re`
  const k = r * (1 - QUARTER)
  const curve = (...points: number[]) => `${points.map(num).join(' ')} c`
  return [
    `${num(x + r)} ${num(y)} m ${num(x + w - r)} ${num(y)} l`,
    curve(x + w - k, y, x + w, y + k, x + w, y + r),
    `${num(x + w)} ${num(y + h - r)} l`,
    curve(x + w, y + h - k, x + w - k, y + h, x + w - r, y + h),
    `${num(x + r)} ${num(y + h)} l`,
    curve(x + k, y + h, x, y + h - k, x, y + h - r),
    `${num(x)} ${num(y + r)} l`,
    curve(x, y + k, x + k, y, x + r, y),
    'h',
  ].join(' ')
}

function codeOperators({ x, y, side, modules, paths }: CodeMark): string {
  const scale = side / modules
  const fills = paths
    .filter(({ color }) => color.toLowerCase() !== '#ffffff')
    .map(({ color, d }) => `${fillOf(color)} ${rectanglesOf(d)} f`)
  return `q ${num(scale)} 0 0 ${num(scale)} ${num(x)} ${num(y)} cm ${fills.join(' ')} Q`
}

/** Our QR renderer draws each run of modules as `M x y h w v1 …` or, relative, `m dx 0 h w v1 …`. */
function rectanglesOf(d: string): string {
  let [x, y] = [0, 0]
  const rectangles: string[] = []
  for (const [, isAbsolute, a = '', b = '', width] of d.matchAll(
    /(?:(M)|m)(-?\d+) (-?\d+)h(\d+)v1h-\d+z/g,
  )) {
    x = isAbsolute ? Number(a) : x + Number(a)
    y = isAbsolute ? Number(b) : y + Number(b)
    rectangles.push(`${x} ${y} ${width} 1 re`)
  }
  return rectangles.join(' ')
}

const colorOf = (hex: string): string =>
  [1, 3, 5].map(at => num(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ')
const fillOf = (hex: string): string => `${colorOf(hex)} rg`
const num = (value: number): string => String(Math.round(value * 10_000) / 10_000)
