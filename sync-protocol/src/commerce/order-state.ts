/**
 * How an order moves. News of its payment and an admin's hand only ever move it to the right, so that
 * events that come late, twice or out of order lead to the same place.
 */
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

/** The later of the two. What was cancelled and paid after all is paid. */
export const later = (one: OrderStatus, other: OrderStatus): OrderStatus =>
  rankOf(other) > rankOf(one) ? other : one

/** Whether the money came; a refund does not undo that it did. */
export const wasPaid = (status: OrderStatus): boolean => rankOf(status) >= rankOf('paid')

/** What an admin may make of an order. Small things lie ready: they are shipped without a production. */
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

export const isFulfil = (status: OrderStatus): status is FulfilStatus =>
  FULFIL_STATUSES.some(each => each === status)

export const nextSteps = (status: OrderStatus): readonly FulfilStatus[] =>
  STEPS[status].filter(isFulfil)

/** As a buyer reads it. */
export const ORDER_STATUS_WORDS: Readonly<Record<OrderStatus, string>> = {
  pending: 'Waiting for payment',
  cancelled: 'Cancelled',
  paid: 'Paid',
  in_production: 'In production',
  shipped: 'Shipped',
  delivered: 'Delivered',
  refunded: 'Refunded',
}

/** Delivered shows as completed, green; every other status yellow. */
export const adminBadge = (status: OrderStatus): { word: string; isCompleted: boolean } =>
  status === 'delivered'
    ? { word: 'completed', isCompleted: true }
    : { word: ORDER_STATUS_WORDS[status].toLowerCase(), isCompleted: false }
