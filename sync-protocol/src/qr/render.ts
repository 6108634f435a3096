/**
 * A code as SVG: one path, one unit a module, sized by whoever shows it. Deterministic to the byte,
 * so that the phone's and the server's picture of a code are the same.
 */
import { makeSymbol, type QrSymbol } from './symbol'

/** Light modules around the symbol that ISO/IEC 18004 asks for. */
export const QUIET_ZONE = 4

export interface CodeLook {
  /** What the code says: `codeLink(origin, token, capsule)`. */
  text: string
  /** `#rrggbb` */
  color: string
  /** `#rrggbb`, or null for none: only ever to be laid on a light plate. */
  background?: string | null
  /** In modules; less than QUIET_ZONE is for previews on a light plate of their own. */
  quietZone?: number
  /** Width and height in pixels; without it the picture fills what it is put into. */
  sizePx?: number
  /** Told to people who cannot see it. */
  title?: string
}

export function renderCodeSvg(look: CodeLook): string {
  const { background = '#ffffff', quietZone = QUIET_ZONE, title = 'QR code', sizePx } = look
  const color = checkedColor(look.color)
  const symbol = makeSymbol(look.text)
  const side = symbol.size + 2 * quietZone
  const plate =
    background === null
      ? ''
      : `<path fill="${checkedColor(background)}" d="M0 0h${side}v${side}H0z"/>`
  const size = sizePx === undefined ? '' : `width="${sizePx}" height="${sizePx}" `
  return (
    `<svg ${size}xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" role="img" shape-rendering="crispEdges">` +
    `<title>${escapeXml(title)}</title>${plate}` +
    `<path fill="${color}" d="${pathOf(symbol, quietZone)}"/></svg>`
  )
}

/** The dark modules of `text` as one path in a square of `side` units, quiet zone and all. */
export function codePath(text: string): { side: number; path: string } {
  const symbol = makeSymbol(text)
  return { side: symbol.size + 2 * QUIET_ZONE, path: pathOf(symbol, QUIET_ZONE) }
}

/** Dark runs, row by row. Relative moves: half the bytes of absolute ones. */
function pathOf({ size, isDark }: QrSymbol, quietZone: number): string {
  let path = ''
  for (let row = 0; row < size; row++) {
    let pen: number | undefined
    for (let column = 0; column < size; column++) {
      if (!isDark(row, column)) continue
      let width = 1
      while (column + width < size && isDark(row, column + width)) width++
      const move =
        pen === undefined ? `M${column + quietZone} ${row + quietZone}` : `m${column - pen} 0`
      path += `${move}h${width}v1h-${width}z`
      pen = column
      column += width
    }
  }
  return path
}

function checkedColor(color: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`Not a colour: ${color}`)
  return color.toLowerCase()
}

const escapeXml = (text: string) =>
  text.replace(/[<>&"]/g, character => `&#${character.charCodeAt(0)};`)
