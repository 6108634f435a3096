import type { Push } from '../adapters/push/push'
import { RecentlyUsed } from '../db/recently-used'
import { STALE_MS } from './alert'

/** A service that says more is asked again after all: by then there is other news. */
const LONGEST_MS = Math.max(...Object.values(STALE_MS))
const KEPT = 20_000

/**
 * A push service that said when to come again (Retry-After: RFC 9110, section 10.2.3; RFC 8030, section 8.4) is
 * not asked before, neither for this message nor for another to the same browser: it answers as it did.
 */
export function heedWaits(push: Push, nowMs: () => number): Push {
  const waits = new RecentlyUsed<{ status: number; untilMs: number }>(KEPT, LONGEST_MS, nowMs)
  return {
    ...push,
    async send(target, message) {
      const wait = waits.get(target.endpoint)
      const leftMs = (wait?.untilMs ?? 0) - nowMs()
      if (wait && leftMs > 0) return { kind: 'later', status: wait.status, waitMs: leftMs }
      const outcome = await push.send(target, message)
      if (outcome.kind === 'later' && outcome.waitMs) {
        const { status, waitMs } = outcome
        waits.set(target.endpoint, { status, untilMs: nowMs() + waitMs })
      }
      return outcome
    },
  }
}
