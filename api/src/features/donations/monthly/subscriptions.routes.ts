import type { Hono } from 'hono'
import { feeToCover, findGiftFault } from 'sync-protocol/commerce'
import {
  clientSecretAnswerSchema,
  createMonthlyGiftRequestSchema,
  createSubscriptionAnswerSchema,
  createSubscriptionRequestSchema,
  type MonthlyGift,
  monthlyGiftAnswerSchema,
  type SubscriptionStatusAnswer,
  subscriptionStatusAnswerSchema,
} from 'sync-protocol/rest'
import * as z from 'zod/mini'
import { AppError } from '../../../core/app-error'
import type { Services } from '../../../deps'
import type { AppEnv } from '../../../http/app-env'
import { requirePayments } from '../../../http/require-payments'
import { createRoutes } from '../../../http/routes'
import { findDonor } from '../donor'
import { ignoreProvider } from '../ignore-provider'
import { beginSubscription } from './begin-subscription'
import { settleSubscription } from './settle-subscription'
import {
  findSubscription,
  hasEnded,
  type SubscriptionKind,
  type SubscriptionRow,
} from './subscriptions.sql'

const LOOK_AGAIN_MS = 4_000

/** No plan enables or disables a medical feature. */
export function subscriptionsRoutes(services: Services): Hono<AppEnv> {
  const { database, now } = services
  const routes = createRoutes(services, 'Giving')

  const activate = {
    summary: 'Choose Free Access',
    who: 'user',
    answers: { 200: z.object({ plan: z.literal('free') }) },
    idempotency: 'inTransaction',
  } as const
  routes.post('/api/activate-free-access', activate, async ({ c, signedIn: { user } }) => {
    await database.transaction(
      user.id,
      tx => tx`insert into free_access (user_id, activated_at) values (${user.id}, ${now()})
               on conflict do nothing`,
    )
    return c.json({ plan: 'free' })
  })

  const status = {
    summary: 'One’s plan',
    who: 'user',
    answers: { 200: subscriptionStatusAnswerSchema },
  } as const
  routes.get('/api/subscription-status', status, async ({ c, signedIn: { user } }) => {
    const row = await readCurrent(services, user.id, 'plan')
    if (row) return c.json(toStatus(row))
    const free = await database.transaction(
      user.id,
      tx => tx`select 1 from free_access where user_id = ${user.id}`,
    )
    const answer: SubscriptionStatusAnswer = {
      plan: free.length === 1 ? 'free' : null,
      status: free.length === 1 ? 'active' : 'none',
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
    }
    return c.json(answer)
  })

  const subscribe = {
    summary: 'Begin a plan',
    who: 'user',
    needsPayments: true,
    body: createSubscriptionRequestSchema,
    answers: { 200: createSubscriptionAnswerSchema },
    refuses: ['already_subscribed'],
    limits: ['payment_intent', 'payment_declined'],
    idempotency: 'callsOut',
  } as const
  routes.post('/api/create-subscription', subscribe, async ({ c, signedIn: { user }, body }) => {
    const { plan } = body
    const donor = await requireDonor(c, services)
    const clientSecret = await beginSubscription(services, user.id, donor, { plan })
    return c.json({ clientSecret, plan })
  })

  const cancel = {
    summary: 'End the plan with the month that is paid for',
    who: 'user',
    needsPayments: true,
    answers: { 200: subscriptionStatusAnswerSchema },
    refuses: ['not_found'],
    idempotency: 'callsOut',
  } as const
  routes.post('/api/cancel-subscription', cancel, async ({ c, signedIn: { user } }) => {
    return c.json(toStatus(await stop(services, user.id, 'plan')))
  })

  const giveMonthly = {
    summary: 'Begin a gift for every month',
    who: 'user',
    needsPayments: true,
    body: createMonthlyGiftRequestSchema,
    answers: { 200: clientSecretAnswerSchema },
    refuses: ['already_subscribed', 'amount_mismatch', 'invalid_amount'],
    limits: ['payment_intent', 'payment_declined'],
    idempotency: 'callsOut',
  } as const
  routes.post('/api/create-monthly-gift', giveMonthly, async ({ c, signedIn: { user }, body }) => {
    const { tierId, amount, coverFee } = body
    const fault = findGiftFault(tierId, amount)
    if (fault) throw new AppError(fault)
    const giftCents = amount + (coverFee ? feeToCover(amount) : 0)
    const donor = await requireDonor(c, services)
    return c.json({
      clientSecret: await beginSubscription(services, user.id, donor, { giftCents }),
    })
  })

  const show = {
    summary: 'One’s monthly gift',
    who: 'user',
    answers: { 200: monthlyGiftAnswerSchema },
  } as const
  routes.get('/api/monthly-gift', show, async ({ c, signedIn: { user } }) => {
    const row = await readCurrent(services, user.id, 'monthly_gift')
    return c.json(row ? toGift(row) : null)
  })

  const stopGift = {
    ...cancel,
    summary: 'End the monthly gift with the month that is paid for',
    answers: { 200: monthlyGiftAnswerSchema },
  } as const
  routes.post('/api/monthly-gift/stop', stopGift, async ({ c, signedIn: { user } }) => {
    return c.json(toGift(await stop(services, user.id, 'monthly_gift')))
  })

  return routes.app
}

async function requireDonor(...args: [Parameters<typeof findDonor>[0], Services]) {
  const donor = await findDonor(...args, 'begin')
  if (!donor) throw new AppError('not_signed_in')
  return donor
}

async function readCurrent(services: Services, userId: string, kind: SubscriptionKind) {
  const { database, now, payments } = services
  const find = () => database.transaction(userId, tx => findSubscription(tx, userId, kind))
  const row = await find()
  if (!row) return undefined
  const seenMs = row.stripe_read_at?.getTime() ?? 0
  const mayLook = payments !== null && now().getTime() - seenMs > LOOK_AGAIN_MS
  if (row.status !== 'incomplete' || !row.subscription_id || !mayLook) return row
  await settleSubscription(services, row.subscription_id, null).catch(ignoreProvider)
  return find()
}

/** Stops at the end of the paid period. */
async function stop(services: Services, userId: string, kind: SubscriptionKind) {
  const { database } = services
  const payments = requirePayments(services)
  const find = () => database.transaction(userId, tx => findSubscription(tx, userId, kind))
  const row = await find()
  if (!row?.subscription_id || hasEnded(row)) throw new AppError('not_found')
  if (row.status === 'incomplete') await payments.endNow(row.subscription_id)
  else if (!row.cancel_at_period_end) await payments.endAtPeriodEnd(row.subscription_id)
  await settleSubscription(services, row.subscription_id, null)
  const after = await find()
  if (!after) throw new AppError('not_found')
  return after
}

const toStatus = (row: SubscriptionRow): SubscriptionStatusAnswer => ({
  plan: row.plan,
  status: row.status,
  currentPeriodEnd: row.current_period_end?.toISOString() ?? null,
  cancelAtPeriodEnd: row.cancel_at_period_end,
})

const toGift = (row: SubscriptionRow): MonthlyGift => ({
  totalCents: row.total_cents,
  status: row.status,
  currentPeriodEnd: row.current_period_end?.toISOString() ?? null,
  cancelAtPeriodEnd: row.cancel_at_period_end,
})
