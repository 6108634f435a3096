import { STRIPE_SUBSCRIPTION_STATUSES } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import type { PaymentEvent, Subscription } from '../../../adapters/payments/payments'
import { requirePayments } from '../../../http/require-payments'
import { claimEvent } from '../../../orders/payment-events'
import { retryStale, Stale } from '../../../orders/retry-stale'
import type { GiftServices } from '../send-receipt'
import {
  hasEnded,
  moveSubscription,
  readSubscriptionRow,
  type SubscriptionRow,
} from './subscriptions.sql'

const stripeStatusSchema = z.enum(STRIPE_SUBSCRIPTION_STATUSES)
/** A status that Stripe adds one day must be noticed and not guessed. */
const readStatus = (status: string): SubscriptionRow['status'] => stripeStatusSchema.parse(status)

/** An event only starts a read from Stripe, so the order of events does not matter. */
export const settleSubscription = (
  services: GiftServices,
  subscriptionId: string,
  event: PaymentEvent | null,
): Promise<boolean> =>
  retryStale(async () => {
    const read = await services.database.lookup('payment', subscriptionId, tx =>
      readSubscriptionRow(tx, { subscriptionId }),
    )
    if (!read) return false
    const now = await requirePayments(services).readSubscription(subscriptionId)
    await write(services, read, now, event)
    return true
  })

function write(
  { database, now }: GiftServices,
  read: SubscriptionRow,
  said: Subscription,
  event: PaymentEvent | null,
): Promise<void> {
  return database.transaction(read.user_id, async tx => {
    if (event && !(await claimEvent(tx, event, now()))) return
    const move = {
      // An ended subscription does not start again, because Stripe makes a new one.
      status: hasEnded(read) ? read.status : readStatus(said.status),
      current_period_end: said.currentPeriodEnd,
      cancel_at_period_end: said.cancelAtPeriodEnd,
      at: now(),
    }
    if (!(await moveSubscription(tx, read, move))) throw new Stale()
  })
}
