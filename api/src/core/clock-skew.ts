/**
 * The clocks of servers differ a little, and a moment that is later than this was noted before the clock was set
 * back.
 */
export const CLOCK_SKEW_MS = 5_000
