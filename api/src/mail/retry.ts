import { KEPT_DAYS } from 'sync-protocol/rest'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const LONGEST_MS = 6 * HOUR_MS

export const GIVE_UP_MS = KEPT_DAYS.refusedEmail * 24 * HOUR_MS

/** A server that has not finished an e-mail after this time counts as crashed. */
export const LEASE_MS = 10 * MINUTE_MS

/** The wait after so many tries: 1 minute, 2, 4, … and at most 6 hours. */
export const waitMs = (tries: number): number =>
  Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.min(tries - 1, 10))
