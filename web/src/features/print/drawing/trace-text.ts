import { PIXELS_PER_MM } from '../print-forms'
import type { TextMark, ToPaper } from './drawing'
import { hexColor } from './hex-color'

export function* traceText(
  node: Text,
  style: CSSStyleDeclaration,
  toPaper: ToPaper,
): Generator<TextMark> {
  for (const line of linesOf(node)) {
    const text = shownAs(line.text.replaceAll(/\s+/g, ' '), node, style)
    if (text.trim() === '') continue
    const { ascentShare } = metricsOf(style)
    const { x, y } = toPaper(line)
    const height = (line.bottom - line.top) / PIXELS_PER_MM
    yield {
      kind: 'text',
      text,
      x,
      baseline: y + height * ascentShare,
      width: (line.right - line.left) / PIXELS_PER_MM,
      sizeMm: Number.parseFloat(style.fontSize) / PIXELS_PER_MM,
      weight: style.fontWeight,
      family: style.fontFamily,
      direction: style.direction === 'rtl' ? 'rtl' : 'ltr',
      color: hexColor(style.color) ?? '#000000',
    }
  }
}

interface Line {
  text: string
  left: number
  right: number
  top: number
  bottom: number
}

/** Measures each character, because browsers do not report line breaks in any other way. */
function linesOf(node: Text): Line[] {
  const lines: Line[] = []
  const range = document.createRange()
  for (const { segment, index } of graphemes().segment(node.data)) {
    range.setStart(node, index)
    range.setEnd(node, index + segment.length)
    const rect = range.getBoundingClientRect()
    if (rect.width === 0 && (rect.height === 0 || segment.trim() === '')) continue
    const last = lines.at(-1)
    const isSameLine = last && rect.top < last.bottom - (last.bottom - last.top) / 2
    if (last && isSameLine) {
      last.text += segment
      last.left = Math.min(last.left, rect.left)
      last.right = Math.max(last.right, rect.right)
    } else {
      const { left, right, top, bottom } = rect
      lines.push({ text: segment, left, right, top, bottom })
    }
  }
  return lines
}

let segmenter: Intl.Segmenter | undefined

function graphemes(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return segmenter
}

function shownAs(text: string, node: Text, style: CSSStyleDeclaration): string {
  const language = node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? undefined
  const cased = style.textTransform === 'uppercase' ? text.toLocaleUpperCase(language) : text
  if (!style.unicodeBidi.includes('override')) return cased
  return `${style.direction === 'rtl' ? '\u202e' : '\u202d'}${cased}\u202c`
}

const pen = () => document.createElement('canvas').getContext('2d')
const known = new Map<string, { ascentShare: number }>()

function metricsOf({ fontWeight, fontFamily }: CSSStyleDeclaration): { ascentShare: number } {
  const font = `${fontWeight} 100px ${fontFamily}`
  const found = known.get(font)
  if (found) return found
  const context = pen()
  let ascentShare = 0.8
  if (context) {
    context.font = font
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText('x')
    ascentShare = up / (up + down)
  }
  known.set(font, { ascentShare })
  return { ascentShare }
}
