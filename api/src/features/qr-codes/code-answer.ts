import { isExpired } from 'sync-protocol/qr'
import type { CodeAnswer } from 'sync-protocol/rest'
import type { Row } from '../../records/rest-author'
import { drawSvg } from './draw-code'

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
