import type { PaymentEventHandler } from '../../adapters/payments/payments'
import { isAppError } from '../../core/app-error'
import { isUuid } from '../../core/uuid'
import type { Services } from '../../deps'
import { requirePayments } from '../../http/require-payments'
import { readGift } from './gifts.sql'
import { settleGift } from './settle-gift'

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

/** The metadata name the row if the server was interrupted before it wrote the payment's id. */
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
  // This call or the request has written the id by now.
  return settle()
}

/** Blocks an address for an hour after many declined cards, and cancels the payment. */
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
