import { KEPT_DAYS } from 'sync-protocol/rest'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const LONGEST_MS = 6 * HOUR_MS

/** After so long an e-mail is no news any more, and is given up. */
export const GIVE_UP_MS = KEPT_DAYS.refusedEmail * 24 * HOUR_MS

/**
 * A server that claimed an e-mail and has not said what became of it is taken for dead after so
 * long.
 */
export const LEASE_MS = 10 * MINUTE_MS

/** After so many tries, until the next: 1 minute, 2, 4, … and 6 hours at most. */
export const waitMs = (tries: number): number =>
  Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.min(tries - 1, 10))
