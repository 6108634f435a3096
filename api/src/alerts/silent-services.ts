import type { Push, PushOutcome } from '../adapters/push/push'
import { RecentlyUsed } from '../core/recently-used'

/** Any answer in between resets the count. */
const SILENT_AFTER = 5
const SILENT_MS = 10_000
const SERVICES = 100

type Silence = { unanswered: number; untilMs: number }

/**
 * While a push service times out, only one message per 10 s is sent to it. The others are tried again later,
 * cost almost nothing and do not delay pages.
 */
export function spareSilent(push: Push, nowMs: () => number): Push {
  const silences = new RecentlyUsed<Silence>(SERVICES, 60 * SILENT_MS, nowMs)
  return {
    ...push,
    async send(target, message) {
      const { origin } = new URL(target.endpoint)
      const silence = silences.get(origin)
      if (silence && silence.unanswered >= SILENT_AFTER) {
        const leftMs = silence.untilMs - nowMs()
        if (leftMs > 0) return { kind: 'later', status: 0, waitMs: leftMs }
        // Messages behind this one wait for its result.
        silences.set(origin, { ...silence, untilMs: nowMs() + SILENT_MS })
      }
      const outcome = await push.send(target, message)
      if (hasAnswered(outcome)) silences.delete(origin)
      else {
        const unanswered = (silences.get(origin)?.unanswered ?? 0) + 1
        silences.set(origin, { unanswered, untilMs: nowMs() + SILENT_MS })
      }
      return outcome
    },
  }
}

const hasAnswered = (outcome: PushOutcome): boolean =>
  outcome.kind !== 'later' || outcome.status !== 0
