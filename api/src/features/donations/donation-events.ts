import type { PaymentEventHandler } from '../../adapters/payments/payments'
import type { Services } from '../../deps'
import { isAppError } from '../../http/app-error'
import { requirePayments } from '../../http/require-payments'
import { isUuid, readGift } from './gifts.sql'
import { settleGift } from './settle-gift'

/** Events of a gift's payment, or of a refund of it. */
export const handleDonationEvent =
  (services: Services): PaymentEventHandler =>
  async event => {
    const { intentId } = event
    if (!intentId) return false
    const isMine =
      (await settleGift(services, intentId, event)) ||
      (await settleByMetadata(services, intentId, () => settleGift(services, intentId, event)))
    if (isMine && event.type === 'payment_intent.payment_failed') {
      await countDecline(services, intentId)
    }
    return isMine
  }

/** We were cut off between Stripe's answer and our note of it: the payment itself names our row. */
async function settleByMetadata(
  services: Services,
  intentId: string,
  settle: () => Promise<boolean>,
): Promise<boolean> {
  const { donation } = (await requirePayments(services).readIntent(intentId)).metadata
  if (!donation || !isUuid(donation)) return false
  await services.database.lookup(
    'payment',
    donation,
    tx => tx`update donations set intent_id = ${intentId}
             where id = ${donation} and intent_id is null`,
  )
  // We or the request that opened it have noted it by now.
  return settle()
}

/**
 * An address that tries many cards is kept out for an hour, and the payment they try them on is
 * closed.
 */
async function countDecline(services: Services, intentId: string): Promise<void> {
  const gift = await services.database.lookup('payment', intentId, tx => readGift(tx, intentId))
  if (!gift) return
  const { limits } = services
  try {
    await limits.take('payment_declined', gift.donor_network_hash)
    await limits.check('payment_declined', gift.donor_network_hash)
  } catch (error) {
    if (!isAppError(error, 'rate_limited')) throw error
    await requirePayments(services).cancelIntent(intentId)
  }
}
