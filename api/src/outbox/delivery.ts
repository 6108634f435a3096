import type { SendOutcome } from '../adapters/send-outcome'

/** `reason` goes into the log and must not name a person. Without it, nothing is logged. */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'dropped'; reason?: string }
  | {
      kind: 'later'
      reason: string
      /** While the circuit of this service is open, the message is not claimed. */
      service: string
      /** The default is the retry policy. */
      dueAt?: Date
      /** The service did not get it, so it counts as no try and is not logged. */
      isUnsent?: boolean | undefined
    }

export type Attempt = {
  /** The same in each try, so that a service can recognise a repeated message. */
  id: string
  waitMs: number
  service: string
}

export function toDelivery(service: string, outcome: SendOutcome): Delivery {
  if (outcome.kind === 'taken') return { kind: 'sent' }
  if (outcome.kind !== 'later') return { kind: 'dropped', reason: 'unreachable' }
  return { kind: 'later', service, reason: reasonOf(service, outcome), isUnsent: outcome.isUnsent }
}

export const reasonOf = (
  service: string,
  { status, error }: Extract<SendOutcome, { kind: 'later' }>,
): string =>
  status === 0 ? `${service}: ${error ?? 'no answer'}` : `${service} answered ${status}`
