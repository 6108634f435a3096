import { codeLink, type QrCode, QUIET_ZONE, renderCodeSvg } from 'sync-protocol/qr'
import { codeOrigin } from '../../addresses/code-origin'

/** The specified margin of previews. Downloads and prints have the four modules that scanners need. */
export const PREVIEW_QUIET_ZONE = 3

export interface CodeDrawing {
  svg: string
  /** Counted across, with the margin of prints even if this drawing has less. */
  modules: number
}

type Drawn = Pick<QrCode, 'token' | 'capsule' | 'qrColor'>

/** Draws the same picture as the server, byte for byte, or returns undefined if that fails. */
export function drawCode(code: Drawn, quietZone = QUIET_ZONE): CodeDrawing | undefined {
  try {
    const svg = renderCodeSvg({
      text: codeLink(codeOrigin(), code.token, code.capsule),
      color: code.qrColor,
      quietZone,
    })
    // The drawing's view box is its number of modules.
    const across = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
    return { svg, modules: across + 2 * (QUIET_ZONE - quietZone) }
  } catch (error) {
    console.error(error)
    return undefined
  }
}
