import { codeLink, type QrCode, QUIET_ZONE, renderCodeSvg } from 'sync-protocol/qr'
import { codeOrigin } from '../../app/code-origin'

/** Of the preview, as specified; what leaves the app has the four modules scanners need. */
export const PREVIEW_QUIET_ZONE = 3

export interface Drawing {
  svg: string
  /** Modules across, with the margin of prints also where this drawing has less. */
  modules: number
}

type Drawn = Pick<QrCode, 'token' | 'capsule' | 'qrColor'>

/** The code's picture, to the byte the server's; undefined where it cannot be drawn. */
export function drawCode(code: Drawn, quietZone = QUIET_ZONE): Drawing | undefined {
  try {
    const svg = renderCodeSvg({
      text: codeLink(codeOrigin(), code.token, code.capsule),
      color: code.qrColor,
      quietZone,
    })
    // The drawing counts its modules in its view box.
    const across = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
    return { svg, modules: across + 2 * (QUIET_ZONE - quietZone) }
  } catch (error) {
    // One picture less, and the tab goes on.
    console.error(error)
    return undefined
  }
}
