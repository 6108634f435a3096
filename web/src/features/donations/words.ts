import type { Donation, SubscriptionStatus } from 'sync-protocol/rest'
import type { Tone } from '../../ui/tone'

export const STATUS_WORDS: Readonly<Record<SubscriptionStatus, string>> = {
  none: 'None',
  incomplete: 'Not paid yet',
  incomplete_expired: 'Not paid',
  trialing: 'Runs',
  active: 'Runs',
  past_due: 'The last charge failed; it is tried again',
  unpaid: 'The last charge failed',
  paused: 'Paused',
  canceled: 'Stopped',
}

export const DONATION_MARKS: Readonly<Record<Donation['status'], { tone: Tone; word: string }>> = {
  pending: { tone: 'warn', word: 'Being checked' },
  processing: { tone: 'info', word: 'Under way' },
  cancelled: { tone: 'warn', word: 'Not paid' },
  paid: { tone: 'ok', word: 'Paid' },
  refunded: { tone: 'info', word: 'Refunded' },
}
