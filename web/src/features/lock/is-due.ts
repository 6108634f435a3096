/**
 * Whether the app must ask. Two clocks, because each fails where the other does not: the phone's clock can
 * be set, and the page's own stands still while some phones sleep and is gone with the page.
 */

export interface Absence {
  limitMs: number
  /** When somebody was last in front of the app, and now, by the phone's clock. */
  seenAtMs: number
  nowMs: number
  /** How long ago that was by the page's own clock. Undefined for a page that has just begun. */
  ownMs?: number
}

/** The phone's clock is put right by the network now and then. */
const BACKWARDS_MS = 2000
/**
 * Over the end of a page no clock lives on that cannot be set: an app that is opened anew asks after this
 * long at the latest, so that nobody can choose a moment within a quarter of an hour.
 */
const STARTED_ANEW_MS = 60_000

export function isDue({ limitMs, seenAtMs, nowMs, ownMs }: Absence): boolean {
  const byPhoneMs = nowMs - seenAtMs
  if (byPhoneMs < -BACKWARDS_MS) return true
  if (ownMs === undefined) return byPhoneMs >= Math.min(limitMs, STARTED_ANEW_MS)
  return byPhoneMs >= limitMs || ownMs >= limitMs
}
