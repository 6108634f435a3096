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
