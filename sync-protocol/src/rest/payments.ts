/**
 * Amounts are cents, except in the guest's call, which sends dollars as specified. `commerce` decides whether
 * an amount is allowed, so that a refusal has its own error code.
 */
import * as z from 'zod/mini'
import { CURRENCY } from '../commerce/money'
import { PLAN_IDS } from '../commerce/plans'
import { GIFT_KINDS } from '../commerce/receipt'
import { TIER_IDS } from '../commerce/tiers'
import { emailText } from '../medical/text'

const amount = z.number({ error: 'Enter an amount' })

export const createDonationRequestSchema = z.strictObject({
  tierId: z.enum(TIER_IDS, { error: 'Choose one of the tiers' }),
  amount,
  coverFee: z.optional(z.boolean()),
})

const label = z.string().check(z.maxLength(100))

export const createIntentRequestSchema = z.strictObject({
  /** Dollars, at most two decimals. */
  amount,
  metadata: z.strictObject({ payment_type: label, donationType: label }),
  coverFee: z.optional(z.boolean()),
  /** A guest has no account with an address. */
  receiptEmail: z.optional(emailText()),
})

export const clientSecretAnswerSchema = z.object({ clientSecret: z.string() })

export const createIntentAnswerSchema = z.object({
  clientSecret: z.string(),
  supportedMethods: z.array(z.string()),
  fees: z.record(z.string(), z.string()),
})

const DONATION_STATUSES = ['pending', 'processing', 'cancelled', 'paid', 'refunded'] as const
export type DonationStatus = (typeof DONATION_STATUSES)[number]

export const donationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(GIFT_KINDS),
  tier: z.nullable(z.enum(TIER_IDS)),
  /** Includes the covered fee. */
  totalCents: z.int(),
  refundedCents: z.int(),
  currency: z.literal(CURRENCY),
  status: z.enum(DONATION_STATUSES),
  createdAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  receiptNumber: z.nullable(z.string()),
})
export type Donation = z.infer<typeof donationSchema>
export const donationsAnswerSchema = z.array(donationSchema)

export const createMonthlyGiftRequestSchema = createDonationRequestSchema

export const lastDonationAnswerSchema = z.nullable(
  z.object({
    status: z.enum(DONATION_STATUSES),
    totalCents: z.int(),
    receiptNumber: z.nullable(z.string()),
  }),
)
export type LastDonation = z.infer<typeof lastDonationAnswerSchema>

export const createSubscriptionRequestSchema = z.strictObject({
  plan: z.enum(PLAN_IDS, { error: 'Choose one of the plans' }),
})
export const createSubscriptionAnswerSchema = z.object({
  clientSecret: z.string(),
  plan: z.enum(PLAN_IDS),
})

export const STRIPE_SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const
const SUBSCRIPTION_STATUSES = ['none', ...STRIPE_SUBSCRIPTION_STATUSES] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export const subscriptionStatusAnswerSchema = z.object({
  plan: z.nullable(z.enum([...PLAN_IDS, 'free'])),
  status: z.enum(SUBSCRIPTION_STATUSES),
  currentPeriodEnd: z.nullable(z.iso.datetime()),
  cancelAtPeriodEnd: z.boolean(),
})
export type SubscriptionStatusAnswer = z.infer<typeof subscriptionStatusAnswerSchema>

export const monthlyGiftAnswerSchema = z.nullable(
  z.object({
    totalCents: z.int(),
    status: z.enum(SUBSCRIPTION_STATUSES),
    currentPeriodEnd: z.nullable(z.iso.datetime()),
    cancelAtPeriodEnd: z.boolean(),
  }),
)
export type MonthlyGift = z.infer<typeof monthlyGiftAnswerSchema>
