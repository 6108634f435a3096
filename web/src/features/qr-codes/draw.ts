import { codeLink, type QrCode, renderCodeSvg } from 'sync-protocol/qr'
import { codeOrigin } from '../../app/code-origin'

/** Of the preview, as specified; what leaves the app has the four modules scanners need. */
export const PREVIEW_QUIET_ZONE = 3

export interface Drawing {
  svg: string
  /** Modules across, margin included. */
  modules: number
}

type Drawn = Pick<QrCode, 'token' | 'capsule' | 'qrColor'>

/** The code's picture, to the byte the server's; undefined where it cannot be drawn. */
export function drawCode(code: Drawn, quietZone?: number): Drawing | undefined {
  try {
    const svg = renderCodeSvg({
      text: codeLink(codeOrigin(), code.token, code.capsule),
      color: code.qrColor,
      ...(quietZone !== undefined && { quietZone }),
    })
    // The drawing counts its modules in its view box.
    return { svg, modules: Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) }
  } catch (error) {
    // One picture less, and the tab goes on.
    console.error(error)
    return undefined
  }
}
