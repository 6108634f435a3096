import { ApiError, invalid } from '../api-error'
import { metadataOf, numberOf, type StripeObject, textOf, type World } from '../world'

export function createRefund(world: World, params: Record<string, unknown>): StripeObject {
  const charge = chargeOf(world, params)
  const left = numberOf(charge, 'amount') - numberOf(charge, 'amount_refunded')
  const amount = typeof params.amount === 'number' ? params.amount : left
  if (charge.refunded === true || left === 0) {
    throw new ApiError(400, 'Charge has already been refunded.', {
      code: 'charge_already_refunded',
    })
  }
  if (!Number.isInteger(amount) || amount < 1 || amount > left) {
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount (${left})`, 'amount')
  }
  const refund = world.add('refund', {
    amount,
    charge: charge.id,
    currency: charge.currency,
    metadata: metadataOf(params),
    payment_intent: charge.payment_intent,
    reason: params.reason ?? null,
    status: 'succeeded',
  })
  world.change(charge, {
    amount_refunded: numberOf(charge, 'amount_refunded') + amount,
    refunded: amount === left,
  })
  world.emit('refund.created', refund)
  world.emit('charge.refunded', charge)
  return refund
}

function chargeOf(world: World, params: Record<string, unknown>): StripeObject {
  if (typeof params.charge === 'string') return world.get('charge', params.charge)
  if (typeof params.payment_intent !== 'string') throw invalid('Missing payment_intent')
  const intent = world.get('payment_intent', params.payment_intent)
  if (intent.status !== 'succeeded') {
    throw invalid('This PaymentIntent does not have a successful charge to refund.')
  }
  return world.get('charge', textOf(intent, 'latest_charge'))
}
