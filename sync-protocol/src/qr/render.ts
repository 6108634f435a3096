/** A code always gives the same bytes, so the phone and the server draw the same picture. */
import { makeSymbol, type QrSymbol } from './symbol'

/** In modules, as ISO/IEC 18004 requires. */
export const QUIET_ZONE = 4

export interface CodeLook {
  text: string
  color: string
  /** Null is only allowed on a light plate. */
  background?: string | null
  /** In modules. Previews on a light plate of their own may have less than QUIET_ZONE. */
  quietZone?: number
  sizePx?: number
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

/** Includes the quiet zone. */
export function codePath(text: string): { side: number; path: string } {
  const symbol = makeSymbol(text)
  return { side: symbol.size + 2 * QUIET_ZONE, path: pathOf(symbol, QUIET_ZONE) }
}

/** Relative moves take half the bytes of absolute ones. */
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
