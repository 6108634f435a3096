import type { Push } from '../adapters/push/push'
import { RecentlyUsed } from '../core/recently-used'
import { STALE_MS } from './alert'

/** After this time every message of the event is out of date. */
const LONGEST_MS = Math.max(...Object.values(STALE_MS))
const KEPT = 20_000

/**
 * Respects the waiting time of push services (Retry-After: RFC 9110, section 10.2.3, and RFC 8030, section
 * 8.4). Until then each message to the same browser gets the service's last answer.
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
