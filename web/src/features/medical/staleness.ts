import type { RowOf } from '../../sync'

/** Half a year, in days of 24 hours. */
const STALE_MS = 182 * 24 * 3_600_000

/** Whether nobody changed or confirmed the profile for half a year. */
export function isStale(
  { confirmedAt, updatedAtMs }: Pick<RowOf<'profile'>, 'confirmedAt' | 'updatedAtMs'>,
  nowMs: number,
): boolean {
  const confirmedAtMs = confirmedAt ? Date.parse(confirmedAt) : 0
  return nowMs - Math.max(confirmedAtMs, updatedAtMs) > STALE_MS
}
