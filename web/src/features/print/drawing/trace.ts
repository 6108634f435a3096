import { PIXELS_PER_MM } from '../print-forms'
import type { BoxMark, CodeMark, Mark, PaperDrawing, ToPaper } from './drawing'
import { hexColor } from './hex-color'
import { traceText } from './trace-text'

/** Lays out `root` as on paper during the trace, even where the screen shows it smaller. */
export function traceDrawing(root: HTMLElement): PaperDrawing {
  root.classList.add('as-paper')
  try {
    const origin = root.getBoundingClientRect()
    const ground = hexColor(getComputedStyle(root).backgroundColor) ?? WHITE
    const toPaper: ToPaper = ({ left, top }) => ({
      x: (left - origin.left) / PIXELS_PER_MM,
      y: (top - origin.top) / PIXELS_PER_MM,
    })
    return {
      widthMm: origin.width / PIXELS_PER_MM,
      heightMm: origin.height / PIXELS_PER_MM,
      marks: [...traceElement(root, toPaper, ground)],
    }
  } finally {
    root.classList.remove('as-paper')
  }
}

const WHITE = '#ffffff'

function* traceElement(element: Element, toPaper: ToPaper, ground: string): Generator<Mark> {
  if (element instanceof SVGSVGElement) {
    yield codeMark(element, toPaper)
    return
  }
  const style = getComputedStyle(element)
  if (style.display === 'none' || style.visibility === 'hidden') return
  yield* boxMarks(element, style, toPaper, ground)
  for (const child of element.childNodes) {
    if (child instanceof Element) yield* traceElement(child, toPaper, ground)
    else if (child instanceof Text) yield* traceText(child, style, toPaper)
  }
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const

function* boxMarks(
  element: Element,
  style: CSSStyleDeclaration,
  toPaper: ToPaper,
  ground: string,
): Generator<BoxMark> {
  if (style.display === 'inline' || style.display === 'contents') return
  const rect = element.getBoundingClientRect()
  const place = {
    kind: 'box',
    ...toPaper(rect),
    width: rect.width / PIXELS_PER_MM,
    height: rect.height / PIXELS_PER_MM,
  } as const
  const radius = mm(style.borderTopLeftRadius)
  const fill = hexColor(style.backgroundColor)
  if (fill && !(fill === WHITE && ground === WHITE)) yield { ...place, radius, color: fill }

  const widths = SIDES.map(side => mm(style[`border${side}Width`]))
  const colors = SIDES.map(side => hexColor(style[`border${side}Color`]) ?? '#000000')
  const [line = 0] = widths
  if (widths.every(width => width > 0 && width === line)) {
    const color = colors[0] ?? '#000000'
    yield { ...inset(place, line / 2), radius, color, line: { width: line, isDashed: false } }
  } else {
    const { x, y, width, height } = place
    const edges = [
      { x, y, width, height: widths[0] ?? 0 },
      { x: x + width - (widths[1] ?? 0), y, width: widths[1] ?? 0, height },
      { x, y: y + height - (widths[2] ?? 0), width, height: widths[2] ?? 0 },
      { x, y, width: widths[3] ?? 0, height },
    ]
    for (const [at, edge] of edges.entries()) {
      if ((widths[at] ?? 0) > 0) {
        yield { kind: 'box', ...edge, radius: 0, color: colors[at] ?? '#000000' }
      }
    }
  }
  const outline = mm(style.outlineWidth)
  if (style.outlineStyle === 'dashed' && outline > 0) {
    const line = { width: outline, isDashed: true }
    yield { ...place, radius: 0, color: hexColor(style.outlineColor) ?? '#000000', line }
  }
}

function inset<T extends { x: number; y: number; width: number; height: number }>(
  box: T,
  by: number,
): T {
  const { x, y, width, height } = box
  return { ...box, x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}

function codeMark(svg: SVGSVGElement, toPaper: ToPaper): CodeMark {
  const rect = svg.getBoundingClientRect()
  const paths = [...svg.querySelectorAll('path')].map(path => ({
    color: path.getAttribute('fill') ?? '#000000',
    d: path.getAttribute('d') ?? '',
  }))
  const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  return { kind: 'code', ...toPaper(rect), side: rect.width / PIXELS_PER_MM, modules, paths }
}

const mm = (pixels: string): number => (Number.parseFloat(pixels) || 0) / PIXELS_PER_MM
