/**
 * Uses two clocks, because each has a weakness: the phone's clock can be set, and the page's own stops
 * while some phones sleep and ends with the page.
 */

interface Absence {
  limitMs: number
  /** Both by the phone's clock. */
  seenAtMs: number
  nowMs: number
  /** By the page's own clock, or undefined on a new page. */
  ownMs?: number
}

/** The network corrects the phone's clock now and then. */
const BACKWARDS_MS = 2000
/**
 * Only the phone's clock, which can be set, survives the end of a page, so a new page asks after this
 * time at the latest.
 */
const STARTED_ANEW_MS = 60_000

export function isDue({ limitMs, seenAtMs, nowMs, ownMs }: Absence): boolean {
  const byPhoneMs = nowMs - seenAtMs
  if (byPhoneMs < -BACKWARDS_MS) return true
  if (ownMs === undefined) return byPhoneMs >= Math.min(limitMs, STARTED_ANEW_MS)
  return byPhoneMs >= limitMs || ownMs >= limitMs
}
