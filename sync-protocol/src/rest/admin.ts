/**
 * The owner's screens receive orders, money and addresses for the parcel, but nothing from a medical
 * record. The specification prescribes the spelling of `BetaOrder`.
 */
import * as z from 'zod/mini'
import { FULFIL_STATUSES, ORDER_STATUSES } from '../commerce/order-state'
import { requiredText } from '../medical/text'
import { ORDER_KINDS } from './orders'

export const PERIODS = ['24hours', '7days', '30days', '90days'] as const
export type Period = (typeof PERIODS)[number]
export const DEFAULT_PERIOD: Period = '7days'

const HOUR_MS = 3_600_000
const PERIOD_HOURS: Readonly<Record<Period, number>> = {
  '24hours': 24,
  '7days': 7 * 24,
  '30days': 30 * 24,
  '90days': 90 * 24,
}

export const periodOf = (period: Period, now: Date) => ({
  since: new Date(now.getTime() - PERIOD_HOURS[period] * HOUR_MS),
  until: now,
})

const moment = z.iso.datetime()

const activitySchema = z.object({
  type: z.enum(['signup', 'order', 'donation']),
  description: z.string(),
  timestamp: moment,
  /** Cents. */
  amount: z.optional(z.int()),
})
export type Activity = z.infer<typeof activitySchema>

export const adminOrderSchema = z.object({
  id: z.uuid(),
  kind: z.enum(ORDER_KINDS),
  /** Empty if the account was deleted. */
  customerEmail: z.string(),
  createdAt: moment,
  /** Cents. */
  amount: z.int(),
  refunded: z.int(),
  status: z.enum(ORDER_STATUSES),
  product: z.string(),
  qrCodeId: z.uuid(),
})
export type AdminOrder = z.infer<typeof adminOrderSchema>

export const adminDonationSchema = z.object({
  donorEmail: z.string(),
  createdAt: moment,
  amount: z.int(),
  refunded: z.int(),
  tier: z.string(),
})
export type AdminDonation = z.infer<typeof adminDonationSchema>

export const analyticsSchema = z.object({
  period: z.enum(PERIODS),
  totalUsers: z.int(),
  newUsers: z.int(),
  totalVisits: z.int(),
  /** Sign-ups per hundred visits, with one decimal. */
  signupRate: z.number(),
  totalOrders: z.int(),
  /** Cents minus refunds, for orders only. */
  totalRevenue: z.int(),
  /** Cents minus refunds. */
  totalDonations: z.int(),
  userGrowth: z.array(z.object({ date: moment, newUsers: z.int(), totalUsers: z.int() })),
  recentActivity: z.array(activitySchema),
  orderData: z.array(adminOrderSchema),
  donationData: z.array(adminDonationSchema),
})
export type Analytics = z.infer<typeof analyticsSchema>

export const betaOrderSchema = z.object({
  order_id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  created_at: moment,
  status: z.enum(ORDER_STATUSES),
  address: z.string(),
  selected_qr_code: z.uuid(),
  feedback_notes: z.string(),
  items: z.array(z.object({ name: z.string() })),
  feedback: z.nullable(z.object({ rating: z.string(), comments: z.string(), at: moment })),
})
export type BetaOrder = z.infer<typeof betaOrderSchema>

export const adminUserSchema = z.object({
  email: z.string(),
  role: z.nullable(z.enum(['owner', 'admin'])),
  createdAt: moment,
  orders: z.int(),
})
export type AdminUser = z.infer<typeof adminUserSchema>

/** A page of a list, newest first. The client sends `next` back as `?after=`. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next: z.nullable(z.string()), total: z.int() })

export const orderDetailSchema = z.object({
  order: adminOrderSchema,
  items: z.array(z.object({ name: z.string(), index: z.int(), hasArtwork: z.boolean() })),
  /** Empty if the account was deleted. */
  address: z.array(z.string()),
  shippingMethod: z.string(),
  trackingNumber: z.nullable(z.string()),
  history: z.array(z.object({ at: moment, action: z.string(), by: z.string() })),
})
export type OrderDetail = z.infer<typeof orderDetailSchema>

export const fulfilRequestSchema = z.strictObject({
  status: z.enum(FULFIL_STATUSES, { error: 'Choose in_production, shipped or delivered' }),
  trackingNumber: z.optional(requiredText('Enter the tracking number', 100)),
})
export const refundRequestSchema = z.strictObject({
  amountCents: z.optional(
    z.int({ error: 'Enter whole cents' }).check(z.gte(1, { error: 'Enter at least one cent' })),
  ),
})
export const orderStepAnswerSchema = z.object({ order: adminOrderSchema })

export const CSV_EXPORTS = ['summary', 'orders', 'donations', 'beta'] as const
export type CsvExport = (typeof CSV_EXPORTS)[number]
