/** Apart from the schema, so that a page with a code can be drawn without it. */
import { QR_TYPES } from './code-levels'
import type { QrCode } from './qr-code'

/** Enough to recognise the token, too few to open it. */
const LINK_MARK_LENGTH = 5

export const linkMarkOf = (token: string): string => token.slice(0, LINK_MARK_LENGTH)

export const EXPIRATIONS = ['never', '1hour', '24hours', '1week', '1month'] as const

export type Expiration = (typeof EXPIRATIONS)[number]

const HOUR_MS = 3_600_000
const LIFETIME_MS: Record<Exclude<Expiration, 'never'>, number> = {
  '1hour': HOUR_MS,
  '24hours': 24 * HOUR_MS,
  '1week': 7 * 24 * HOUR_MS,
  '1month': 30 * 24 * HOUR_MS,
}

/** ISO 8601 in UTC, empty for never. */
export function expiryOf(expiration: Expiration, nowMs: number): string {
  return expiration === 'never' ? '' : new Date(nowMs + LIFETIME_MS[expiration]).toISOString()
}

export const isExpired = (code: { expiresAt: string }, nowMs: number): boolean =>
  code.expiresAt !== '' && Date.parse(code.expiresAt) <= nowMs

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
