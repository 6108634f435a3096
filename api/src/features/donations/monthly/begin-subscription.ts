import { type PlanId, planById } from 'sync-protocol/commerce'
import type { NewSubscription, Subscription } from '../../../adapters/payments/payments'
import { AppError } from '../../../core/app-error'
import type { Services } from '../../../deps'
import { requirePayments } from '../../../http/require-payments'
import { putEndings } from '../../../orders/end-subscriptions'
import type { Donor } from '../donor'
import { settleSubscription } from './settle-subscription'
import {
  findCustomer,
  findSubscription,
  hasEnded,
  insertSubscription,
  keepCustomer,
  lockSubscriptions,
  readSubscriptionRow,
  type SubscriptionRow,
  setSubscriptionId,
} from './subscriptions.sql'

type SubscriptionRequest = { plan: PlanId } | { giftCents: number }

/**
 * An unpaid subscription continues or is replaced by another choice. Throws `already_subscribed` if one is
 * running.
 */
export async function beginSubscription(
  services: Services,
  userId: string,
  { address }: Donor,
  request: SubscriptionRequest,
): Promise<string> {
  const payments = requirePayments(services)
  await services.limits.check('payment_declined', address)
  const customerId = await customerOf(services, userId)
  for (let tries = 1; tries <= 3; tries++) {
    const { row, replaced } = await claimRow(services, userId, address, request)
    if (replaced) {
      await payments.endNow(replaced)
      await settleSubscription(services, replaced, null)
      continue
    }
    const subscription = row.subscription_id
      ? await payments.readSubscription(row.subscription_id)
      : await open(services, row, customerId, request)
    if (subscription.status === 'incomplete' && subscription.clientSecret) {
      return subscription.clientSecret
    }
    // It was paid, or Stripe expired it after 23 hours, and the event has not arrived.
    await settleSubscription(services, subscription.id, null)
  }
  throw new AppError('unavailable')
}

type Claimed = { row: Pick<SubscriptionRow, 'id' | 'subscription_id'>; replaced: string | null }

async function claimRow(
  { database, limits, newId, now }: Services,
  userId: string,
  address: string,
  request: SubscriptionRequest,
): Promise<Claimed> {
  const kind = 'plan' in request ? 'plan' : 'monthly_gift'
  const plan = 'plan' in request ? request.plan : null
  const totalCents = 'plan' in request ? planById(request.plan).amountCents : request.giftCents
  await limits.take('payment_intent', address)
  const claimed = await database.transaction(userId, async tx => {
    await lockSubscriptions(tx, userId)
    const known = await findSubscription(tx, userId, kind)
    const open = known && !hasEnded(known) ? known : undefined
    if (open && open.status !== 'incomplete') throw new AppError('already_subscribed')
    if (open && open.plan === plan && open.total_cents === totalCents) {
      return { row: open, replaced: null, isNew: false }
    }
    // Stripe never answered, so the row can be given up.
    if (open && !open.subscription_id) {
      await tx`update subscriptions set status = 'incomplete_expired' where id = ${open.id}`
    } else if (open) {
      return { row: open, replaced: open.subscription_id, isNew: false }
    }
    const id = newId()
    await insertSubscription(tx, {
      ...{ id, user_id: userId, kind, plan },
      ...{ total_cents: totalCents, created_at: now() },
    })
    return { row: { id, subscription_id: null }, replaced: null, isNew: true }
  })
  if (!claimed.isNew) await limits.giveBack('payment_intent', address)
  return claimed
}

async function open(
  services: Services,
  { id }: Pick<SubscriptionRow, 'id'>,
  customerId: string,
  request: SubscriptionRequest,
): Promise<Subscription> {
  const price: NewSubscription['price'] =
    'plan' in request
      ? { lookupKey: planById(request.plan).lookupKey }
      : { giftCents: request.giftCents }
  const payments = requirePayments(services)
  const subscription = await payments.openSubscription({ rowId: id, customerId, price })
  const isKept = await services.database.lookup('payment', id, async tx => {
    await setSubscriptionId(tx, id, subscription.id)
    return (await readSubscriptionRow(tx, { id })) !== undefined
  })
  if (isKept) return subscription
  // The account was deleted meanwhile, and nothing else would end its subscription.
  await services.database.anonymous(tx => putEndings(tx, [subscription.id], services.now()))
  throw new AppError('not_signed_in')
}

async function customerOf(services: Services, userId: string): Promise<string> {
  const { database } = services
  const known = await database.transaction(userId, tx => findCustomer(tx, userId))
  if (known) return known
  const customerId = await requirePayments(services).createCustomer(userId)
  await database.transaction(userId, tx => keepCustomer(tx, userId, customerId))
  return customerId
}
