import type { Hono } from 'hono'
import { centsOf, feeToCover, feeWords, findGiftFault, type TierId } from 'sync-protocol/commerce'
import {
  clientSecretAnswerSchema,
  createDonationRequestSchema,
  createIntentAnswerSchema,
  createIntentRequestSchema,
  type Donation,
  donationsAnswerSchema,
  type LastDonation,
  lastDonationAnswerSchema,
} from 'sync-protocol/rest'
import { AppError } from '../../core/app-error'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { createRoutes } from '../../http/routes'
import { beginGift } from './begin-gift'
import { asDonor, findDonor } from './donor'
import { findLastGift, findWaitingGift, type GiftRow, readGiftsOf } from './gifts.sql'
import { ignoreProvider } from './ignore-provider'
import { settleGift } from './settle-gift'

/** The least time between two calls to Stripe while webhooks are late. */
const LOOK_AGAIN_MS = 4_000

export function donationsRoutes(services: Services): Hono<AppEnv> {
  const { database } = services
  const routes = createRoutes(services, 'Giving')

  const give = {
    summary: 'Begin a gift',
    who: 'user',
    needsPayments: true,
    body: createDonationRequestSchema,
    answers: { 200: clientSecretAnswerSchema },
    refuses: ['amount_mismatch', 'invalid_amount'],
    limits: ['payment_intent', 'payment_declined'],
    idempotency: 'callsOut',
  } as const
  routes.post('/api/create-donation', give, async ({ c, body }) => {
    const { tierId, amount, coverFee = false } = body
    refuseFault(tierId, amount)
    const donor = await findDonor(c, services, 'begin')
    if (!donor) throw new AppError('not_signed_in')
    const totalCents = withFee(amount, coverFee)
    const intent = await beginGift(services, donor, {
      tier: tierId,
      totalCents,
      receiptEmail: null,
    })
    return c.json({ clientSecret: intent.clientSecret })
  })

  const giveAsGuest = {
    summary: 'Begin a gift without an account; the amount is in dollars',
    who: 'anyone',
    needsPayments: true,
    body: createIntentRequestSchema,
    answers: { 200: createIntentAnswerSchema },
    refuses: ['amount_mismatch', 'invalid_amount'],
    limits: ['payment_intent', 'payment_declined'],
    idempotency: 'callsOut',
  } as const
  routes.post('/api/create-payment-intent', giveAsGuest, async ({ c, body }) => {
    const { amount, coverFee = false, receiptEmail } = body
    const cents = centsOf(amount)
    if (cents === null) throw new AppError('invalid_amount')
    refuseFault('custom', cents)
    const donor = await findDonor(c, services, 'begin')
    if (!donor) throw new AppError('unavailable')
    const intent = await beginGift(services, donor, {
      tier: null,
      totalCents: withFee(cents, coverFee),
      receiptEmail: receiptEmail || null,
    })
    const { clientSecret, methods: supportedMethods } = intent
    return c.json({ clientSecret, supportedMethods, fees: feeWords() })
  })

  const list = {
    summary: 'What one has given',
    who: 'user',
    answers: { 200: donationsAnswerSchema },
  } as const
  routes.get('/api/donations', list, async ({ c, signedIn: { user } }) => {
    await settleWaiting(
      services,
      await database.transaction(user.id, tx => findWaitingGift(tx, user.id)),
    )
    const rows = await database.transaction(user.id, tx => readGiftsOf(tx, user.id))
    return c.json(rows.map(toDonation))
  })

  const last = {
    summary: 'The gift that this browser began last',
    who: 'anyone',
    answers: { 200: lastDonationAnswerSchema },
  } as const
  routes.get('/api/donations/last', last, async ({ c }) => {
    const donor = await findDonor(c, services, 'look')
    if (!donor) return c.json(null)
    const find = () => asDonor(services, donor, tx => findLastGift(tx, donor.key))
    const row = await find()
    const isSettled = await settleWaiting(services, row)
    return c.json(toLast(isSettled ? await find() : row))
  })

  return routes.app
}

function refuseFault(tierId: TierId, cents: number): void {
  const fault = findGiftFault(tierId, cents)
  if (fault) throw new AppError(fault)
}

const withFee = (cents: number, isCovered: boolean): number =>
  cents + (isCovered ? feeToCover(cents) : 0)

/** Asks Stripe about a gift that no webhook has settled yet. Returns false if the row cannot have changed. */
async function settleWaiting(services: Services, row: GiftRow | undefined): Promise<boolean> {
  const isWaiting = row?.status === 'pending' || row?.status === 'processing'
  if (!row || !isWaiting || !mayLook(services, row)) return false
  // If Stripe is unreachable, the stored state remains.
  await settleGift(services, row.id, null).catch(ignoreProvider)
  return true
}

const mayLook = ({ payments, now }: Services, { stripe_read_at }: GiftRow): boolean =>
  payments !== null &&
  (stripe_read_at === null || now().getTime() - stripe_read_at.getTime() > LOOK_AGAIN_MS)

const toLast = (row: GiftRow | undefined): LastDonation =>
  row
    ? { status: row.status, totalCents: row.total_cents, receiptNumber: row.receipt_number }
    : null

const toDonation = (row: GiftRow): Donation => ({
  id: row.id,
  kind: row.kind,
  tier: row.tier,
  totalCents: row.total_cents,
  refundedCents: row.refunded_cents,
  currency: 'usd',
  status: row.status,
  createdAt: row.created_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
  receiptNumber: row.receipt_number,
})
