import { isExpired } from '../medical/code-expiry'
import { QR_TYPES } from '../medical/code-levels'
import type { QrCode } from '../medical/qr-code'

/** Emergency codes come first, and within a type the newest. `rows` come oldest first. */
export function usableCodes<Code extends Pick<QrCode, 'type' | 'expiresAt'>>(
  rows: readonly Code[],
  nowMs: number,
): Code[] {
  const rank = ({ type }: Code) => QR_TYPES.indexOf(type)
  return [...rows]
    .reverse()
    .filter(row => !isExpired(row, nowMs))
    .sort((a, b) => rank(a) - rank(b))
}
