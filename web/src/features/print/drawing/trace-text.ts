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
    const onPaper = ({ text: said, left, right }: Span) => ({
      text: said,
      x: toPaper({ left, top: line.top }).x,
      width: (right - left) / PIXELS_PER_MM,
    })
    const { x, y } = toPaper(line)
    const height = (line.bottom - line.top) / PIXELS_PER_MM
    yield {
      kind: 'text',
      text,
      words: line.words.toSorted(leftFirst).map(word => ({
        ...onPaper(word),
        text: shownAs(word.text, node, style),
        characters: word.characters.toSorted(leftFirst).map(onPaper),
      })),
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

interface Span {
  text: string
  left: number
  right: number
}

interface Word extends Span {
  characters: Span[]
}

const leftFirst = (one: Span, other: Span) => one.left - other.left

interface Line extends Span {
  words: Word[]
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
    const { left, right, top, bottom } = rect
    const character = { text: segment.trim() === '' ? ' ' : segment, left, right }
    if (last && isSameLine) {
      extend(last, { ...character, text: segment })
      const word = last.words.at(-1)
      if (word && word.text !== ' ' && character.text !== ' ') {
        extend(word, character)
        word.characters.push(character)
      } else last.words.push({ ...character, characters: [character] })
    } else {
      const words = [{ ...character, characters: [character] }]
      lines.push({ text: segment, words, left, right, top, bottom })
    }
  }
  return lines
}

function extend(span: Span, { text, left, right }: Span): void {
  span.text += text
  span.left = Math.min(span.left, left)
  span.right = Math.max(span.right, right)
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
