import type { BoxMark, CodeMark, Mark, PaperDrawing, TextMark } from './drawing'

export function drawingToSvg({ widthMm, heightMm, marks }: PaperDrawing): string {
  const [width, height] = [round(widthMm), round(heightMm)]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">` +
    `<path fill="#ffffff" d="M0 0h${width}v${height}H0z"/>${marks.map(elementOf).join('')}</svg>`
  )
}

function elementOf(mark: Mark): string {
  if (mark.kind === 'text') return textElement(mark)
  return mark.kind === 'box' ? boxElement(mark) : codeElement(mark)
}

function textElement({ text, x, baseline, width, sizeMm, weight, ...look }: TextMark): string {
  const family = escapeXml(look.family)
  // The anchor is the start of the text, which is the right end for right-to-left text.
  const isRtl = look.direction === 'rtl'
  return (
    `<text x="${round(isRtl ? x + width : x)}" y="${round(baseline)}" textLength="${round(width)}" lengthAdjust="spacingAndGlyphs" ` +
    `font-family="${family}" font-size="${round(sizeMm)}" font-weight="${weight}" fill="${look.color}"` +
    `${isRtl ? ' direction="rtl"' : ''} xml:space="preserve">${escapeXml(text)}</text>`
  )
}

function boxElement({ x, y, width, height, radius, color, line }: BoxMark): string {
  const place = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}"`
  if (!line) return `<rect ${place} fill="${color}"/>`
  const dash = line.isDashed ? ` stroke-dasharray="${round(line.width * 3)}"` : ''
  return `<rect ${place} fill="none" stroke="${color}" stroke-width="${round(line.width)}"${dash}/>`
}

function codeElement({ x, y, side, modules, paths }: CodeMark): string {
  const drawn = paths.map(({ color, d }) => `<path fill="${color}" d="${d}"/>`).join('')
  return `<g shape-rendering="crispEdges" transform="translate(${round(x)} ${round(y)}) scale(${side / modules})">${drawn}</g>`
}

const round = (mm: number): string => String(Math.round(mm * 1000) / 1000)
const escapeXml = (text: string) =>
  text.replace(/[<>&"]/g, character => `&#${character.charCodeAt(0)};`)
