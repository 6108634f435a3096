import { codeLink, makeSymbol, type QrCode, QUIET_ZONE, renderCodeSvg } from 'sync-protocol/qr'
import { encodePng } from './encode-png'

type Linked = Pick<QrCode, 'token' | 'capsule'>

export type Look = {
  color: string
  /** Null: none, to be laid on a light plate. */
  background?: string | null
  quietZone?: number
  /** Width and height in pixels; without it the picture fills what it is put into. */
  sizePx?: number
}

/** The picture that the phone draws of the same code, to the byte. */
export function drawSvg(origin: string, { token, capsule }: Linked, look: Look): string {
  const { sizePx, ...rest } = look
  const svg = renderCodeSvg({ text: codeLink(origin, token, capsule), ...rest })
  if (sizePx === undefined) return svg
  return svg.replace('<svg ', `<svg width="${sizePx}" height="${sizePx}" `)
}

/** At least `minSidePx` wide, whole pixels a module, with the quiet zone a print needs. */
export function drawPng(
  origin: string,
  { token, capsule, qrColor }: Linked & Pick<QrCode, 'qrColor'>,
  minSidePx = 1_000,
): Buffer {
  const symbol = makeSymbol(codeLink(origin, token, capsule))
  const modules = symbol.size + 2 * QUIET_ZONE
  const scale = Math.ceil(minSidePx / modules)
  const isDark = (x: number, y: number) => {
    const column = Math.floor(x / scale) - QUIET_ZONE
    const row = Math.floor(y / scale) - QUIET_ZONE
    const isInside = Math.min(row, column) >= 0 && Math.max(row, column) < symbol.size
    return isInside && symbol.isDark(row, column)
  }
  return encodePng({ sidePx: modules * scale, dark: qrColor, light: '#ffffff', isDark })
}
