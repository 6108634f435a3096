import sharp from 'sharp'
import {
  type CodeLook,
  codeLink,
  isExpired,
  makeSymbol,
  type QrCode,
  QUIET_ZONE,
  renderCodeSvg,
} from 'sync-protocol/qr'
import type { CodeAnswer } from 'sync-protocol/rest'
import type { Row } from '../../records/rest-author'

type Linked = Pick<QrCode, 'token' | 'capsule'>

/** Draws the same bytes as the phone does for this code. */
export const drawSvg = (
  origin: string,
  { token, capsule }: Linked,
  look: Omit<CodeLook, 'text'>,
): string => renderCodeSvg({ text: codeLink(origin, token, capsule), ...look })

/** Whole pixels per module, with the quiet zone that a print needs. */
export async function drawPng(
  origin: string,
  { token, capsule, qrColor }: Linked & Pick<QrCode, 'qrColor'>,
  minSidePx = 1_000,
): Promise<Buffer> {
  const symbol = makeSymbol(codeLink(origin, token, capsule))
  const modules = symbol.size + 2 * QUIET_ZONE
  const dark = Buffer.from(qrColor.slice(1), 'hex')
  // One pixel per module, three bytes per pixel.
  const pixels = Buffer.alloc(modules * modules * 3, 0xff)
  for (let row = 0; row < symbol.size; row++) {
    for (let column = 0; column < symbol.size; column++) {
      if (!symbol.isDark(row, column)) continue
      dark.copy(pixels, ((row + QUIET_ZONE) * modules + column + QUIET_ZONE) * 3)
    }
  }
  return sharp(pixels, { raw: { width: modules, height: modules, channels: 3 } })
    .resize(modules * Math.ceil(minSidePx / modules), null, { kernel: 'nearest' })
    .png({ palette: true, colours: 2, dither: 0, compressionLevel: 9 })
    .toBuffer()
}

/** Only the picture contains the token. */
export function codeAnswer(
  { id, values, state }: Row<'qr-codes'>,
  { origin, nowMs, ...look }: { origin: string; nowMs: number; color?: string; sizePx?: number },
): CodeAnswer {
  const { type, accessLevel, expiresAt, qrColor, textColor } = values
  return {
    id,
    type,
    accessLevel,
    createdAt: new Date(state.createdAt).toISOString(),
    expiresAt: expiresAt === '' ? null : expiresAt,
    qrColor,
    textColor,
    qrCodeSvg: drawSvg(origin, values, { color: qrColor, ...look }),
    status: isExpired(values, nowMs) ? 'expired' : 'active',
  }
}
