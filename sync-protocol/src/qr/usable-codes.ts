/** Which of somebody's codes to show to a responder. */
import { isExpired, QR_TYPES, type QrCode } from './code'

/**
 * The codes that open something now, the one made for emergencies first and of one type the newest.
 * `rows` come oldest first.
 */
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
