import type { SendOutcome } from '../adapters/send-outcome'
import { RecentlyUsed } from '../core/recently-used'

/** Messages that a service gets at a time, and also the number of connections to the mail server. */
const AT_ONCE = 5
/** Messages that may wait in the process for one service. */
const WAITING = 45
/** One lost connection is normal. */
const FAILURES = 5
/** An open circuit lets one message through in this time, to test whether the service is back. */
const PROBE_MS = 10_000
const BUSY_MS = 1_000
const FORGET_MS = 60 * 60_000
const SERVICES = 1_000
const RECIPIENTS = 20_000
/** No message is worth sending after a longer wait. */
const LONGEST_PAUSE_MS = 2 * 60 * 60_000

export type CircuitBreaker = {
  /**
   * Sends through the circuit of a service, unless it is open or has too many messages. A wait that the service
   * names applies to the recipient alone.
   */
  send(
    service: string,
    attempt: () => Promise<SendOutcome>,
    recipient?: string,
  ): Promise<SendOutcome>
  /** How many more messages the service may get, if `claimed` messages are on their way to it. */
  room(service: string, claimed: number): number
}

type Circuit = { failures: number; openUntilMs: number; active: number; waiting: (() => void)[] }

/** Keeps a service that gives no answer from delaying messages to others. Each process has its own. */
export function createCircuitBreaker(nowMs: () => number): CircuitBreaker {
  const circuits = new RecentlyUsed<Circuit>(SERVICES, FORGET_MS, nowMs)
  const pauses = new RecentlyUsed<{ status: number; untilMs: number }>(
    ...([RECIPIENTS, LONGEST_PAUSE_MS, nowMs] as const),
  )

  const isClosed = ({ failures }: Circuit) => failures < FAILURES
  const mayStart = (circuit: Circuit) =>
    isClosed(circuit)
      ? circuit.active < AT_ONCE
      : circuit.active === 0 && nowMs() >= circuit.openUntilMs

  const circuitOf = (service: string): Circuit => {
    const known = circuits.get(service)
    const circuit = known ?? { failures: 0, openUntilMs: 0, active: 0, waiting: [] }
    circuits.set(service, circuit)
    return circuit
  }

  const run = async (circuit: Circuit, attempt: () => Promise<SendOutcome>) => {
    circuit.active += 1
    try {
      const outcome = await attempt()
      const hasAnswered = outcome.kind !== 'later' || outcome.status !== 0
      circuit.failures = hasAnswered ? 0 : circuit.failures + 1
      circuit.openUntilMs = nowMs() + PROBE_MS
      return outcome
    } finally {
      circuit.active -= 1
      for (const go of circuit.waiting.splice(0, isClosed(circuit) ? 1 : WAITING)) go()
    }
  }

  const waitMsOf = (circuit: Circuit): number => {
    if (isClosed(circuit)) return BUSY_MS
    const leftMs = circuit.openUntilMs - nowMs()
    return leftMs > 0 ? leftMs : PROBE_MS
  }

  return {
    async send(service, attempt, recipient) {
      const pause = recipient === undefined ? undefined : pauses.get(recipient)
      const pausedMs = (pause?.untilMs ?? 0) - nowMs()
      if (pause && pausedMs > 0) {
        return { kind: 'later', status: pause.status, waitMs: pausedMs, isUnsent: true }
      }
      const circuit = circuitOf(service)
      if (isClosed(circuit) && circuit.active >= AT_ONCE && circuit.waiting.length < WAITING) {
        await new Promise<void>(resolve => circuit.waiting.push(resolve))
      }
      if (!mayStart(circuit)) {
        return { kind: 'later', status: 0, waitMs: waitMsOf(circuit), isUnsent: true }
      }
      const outcome = await run(circuit, attempt)
      if (recipient !== undefined && outcome.kind === 'later' && outcome.waitMs) {
        const { status, waitMs } = outcome
        pauses.set(recipient, { status, untilMs: nowMs() + waitMs })
      }
      return outcome
    },

    room(service, claimed) {
      const circuit = circuits.get(service)
      if (!circuit) return Math.max(0, AT_ONCE + WAITING - claimed)
      const used = Math.max(claimed, circuit.active + circuit.waiting.length)
      if (isClosed(circuit)) return Math.max(0, AT_ONCE + WAITING - used)
      return mayStart(circuit) && used === 0 ? 1 : 0
    },
  }
}
