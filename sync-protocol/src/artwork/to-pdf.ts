/**
 * Writes a drawing as a one-page PDF for a print shop (ISO 32000-1), with the cut as TrimBox, the bleed as
 * BleedBox, and CMYK with pure black ink.
 */
import { type Artwork, millimetres, type Segment } from './drawing'

const POINTS_PER_MM = 72 / 25.4

export function drawingToPdf(drawing: Artwork): string {
  const content = contentOf(drawing)
  const [width, height] = [points(drawing.widthMm), points(drawing.heightMm)]
  const bleed = points(drawing.bleedMm)
  const trim = [drawing.bleedMm, drawing.bleedMm]
    .concat([drawing.widthMm - drawing.bleedMm, drawing.heightMm - drawing.bleedMm])
    .map(points)
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /BleedBox [0 0 ${width} ${height}]` +
      ` /TrimBox [${trim.join(' ')}] /Resources << >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${escapeText(drawing.title)}, bleed ${bleed} pt) >>`,
  ])
}

function contentOf({ heightMm, shapes }: Artwork): string {
  const scale = number(POINTS_PER_MM)
  const lines = [`${scale} 0 0 -${scale} 0 ${points(heightMm)} cm`]
  for (const { fill, segments } of shapes) {
    lines.push(`${cmykOf(fill).map(number).join(' ')} k`)
    for (const segment of segments) lines.push(operator(segment))
    lines.push('f')
  }
  return lines.join('\n')
}

const OPERATORS = { M: 'm', L: 'l', C: 'c' } as const

const operator = (segment: Segment): string =>
  segment.to === 'Z' ? 'h' : `${segment.at.map(millimetres).join(' ')} ${OPERATORS[segment.to]}`

/** All text is ASCII, so a character is a byte. */
function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return (
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  )
}

function cmykOf(fill: string): [number, number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    at => Number.parseInt(fill.slice(at, at + 2), 16) / 255,
  )
  const light = Math.max(red, green, blue)
  if (light === 0) return [0, 0, 0, 1]
  const share = (part: number) => (light - part) / light
  return [share(red), share(green), share(blue), 1 - light]
}

const number = (value: number): string => String(Math.round(value * 100_000) / 100_000)
const points = (mm: number): string => number(mm * POINTS_PER_MM)
const escapeText = (text: string): string => text.replace(/[\\()]/g, '\\$&')
