/** Orders only move to the right, so late, repeated or unordered events lead to the same state. */
export const ORDER_STATUSES = [
  'pending',
  'cancelled',
  'paid',
  'in_production',
  'shipped',
  'delivered',
  'refunded',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

const rankOf = (status: OrderStatus): number => ORDER_STATUSES.indexOf(status)

/** An order that is paid after it was cancelled is paid. */
export const later = (one: OrderStatus, other: OrderStatus): OrderStatus =>
  rankOf(other) > rankOf(one) ? other : one

/** Also true after a refund. */
export const wasPaid = (status: OrderStatus): boolean => rankOf(status) >= rankOf('paid')

/** Small products are in stock and can be shipped without production. */
const STEPS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: [],
  cancelled: [],
  paid: ['in_production', 'shipped'],
  in_production: ['shipped'],
  shipped: ['delivered'],
  delivered: [],
  refunded: [],
}

export const FULFIL_STATUSES = ['in_production', 'shipped', 'delivered'] as const
export type FulfilStatus = (typeof FULFIL_STATUSES)[number]

const isFulfil = (status: OrderStatus): status is FulfilStatus =>
  FULFIL_STATUSES.some(each => each === status)

export const nextSteps = (status: OrderStatus): readonly FulfilStatus[] =>
  STEPS[status].filter(isFulfil)

export const ORDER_STATUS_WORDS: Readonly<Record<OrderStatus, string>> = {
  pending: 'Waiting for payment',
  cancelled: 'Cancelled',
  paid: 'Paid',
  in_production: 'In production',
  shipped: 'Shipped',
  delivered: 'Delivered',
  refunded: 'Refunded',
}

export const adminBadge = (status: OrderStatus): { word: string; isCompleted: boolean } =>
  status === 'delivered'
    ? { word: 'completed', isCompleted: true }
    : { word: ORDER_STATUS_WORDS[status].toLowerCase(), isCompleted: false }
