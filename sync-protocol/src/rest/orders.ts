/**
 * As specified, an order's request repeats in dollars what the buyer saw, and the server computes all amounts
 * again with `commerce`. The schemas check only the shape of a request, so that each refusal has an error
 * code of its own.
 */
import * as z from 'zod/mini'
import { ORDER_STATUSES } from '../commerce/order-state'
import { requiredText, text } from '../medical/text'

const dollars = z.number({ error: 'Enter an amount in dollars' })
const shortText = text(100)

const shopItemSchema = z.strictObject({
  productId: shortText,
  name: shortText,
  price: dollars,
  quantity: z.number(),
  color: z.optional(shortText),
})

export const createShopOrderRequestSchema = z.strictObject({
  items: z.array(shopItemSchema).check(z.maxLength(100, { error: 'Too many items' })),
  subtotal: dollars,
  shippingCost: dollars,
  totalAmount: dollars,
  selectedQRCode: shortText,
  /** `commerce` reads the address and reports its faults as `shipping_invalid`. */
  shippingAddress: z.record(z.string(), z.unknown()),
  shippingMethod: shortText,
  shippingCountry: shortText,
})
export type CreateShopOrderRequest = z.infer<typeof createShopOrderRequestSchema>

export const createShopOrderAnswerSchema = z.object({ checkoutUrl: z.url() })

export const ORDER_KINDS = ['shop', 'beta'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

const orderItemSchema = z.object({
  productId: z.string(),
  color: z.nullable(z.string()),
  name: z.string(),
  priceCents: z.int(),
})
export type OrderItem = z.infer<typeof orderItemSchema>
const orderItemsSchema = z.array(orderItemSchema)

export const orderSchema = z.object({
  id: z.uuid(),
  kind: z.enum(ORDER_KINDS),
  status: z.enum(ORDER_STATUSES),
  createdAt: z.iso.datetime(),
  items: orderItemsSchema,
  subtotalCents: z.int(),
  shippingCents: z.int(),
  totalCents: z.int(),
  refundedCents: z.int(),
  shippingMethod: z.string(),
  shipTo: z.string(),
  trackingNumber: z.nullable(z.string()),
  qrCodeId: z.uuid(),
  feedbackDueAt: z.nullable(z.iso.datetime()),
})
export type Order = z.infer<typeof orderSchema>
export const ordersAnswerSchema = z.array(orderSchema)

export const betaApplicationSchema = z.strictObject({
  email: text(254).check(z.email({ error: 'Enter a valid email address' })),
  fullName: requiredText('Enter your full name', 100),
  address: requiredText('Enter your street address', 100),
  city: requiredText('Enter your city', 100),
  state: requiredText('Enter your state', 100),
  zipCode: requiredText('Enter your ZIP code', 20),
  selectedQrCode: z.string({ error: 'Please select a QR code to include with your products' }),
  feedbackNotes: z._default(text(2_000), ''),
  /** Sent as specified but ignored: the server knows the contents of the package. */
  items: z.optional(z.array(z.strictObject({ name: text(200), price: z.number() }))),
})
export type BetaApplication = z.infer<typeof betaApplicationSchema>

export const betaAnswerSchema = z.object({ success: z.boolean(), message: z.string() })

export const FEEDBACK_RATINGS = ['1', '2', '3', '4', '5'] as const

export const betaFeedbackSchema = z.strictObject({
  rating: z.enum(FEEDBACK_RATINGS, { error: 'Choose how it went' }),
  comments: requiredText('Tell us what worked and what did not', 5_000),
})
export type BetaFeedback = z.infer<typeof betaFeedbackSchema>

export const betaStatusSchema = z.nullable(
  z.object({
    orderId: z.uuid(),
    status: z.enum(ORDER_STATUSES),
    createdAt: z.iso.datetime(),
    trackingNumber: z.nullable(z.string()),
    feedbackDueAt: z.nullable(z.iso.datetime()),
    feedbackAt: z.nullable(z.iso.datetime()),
  }),
)
export type BetaStatus = z.infer<typeof betaStatusSchema>
