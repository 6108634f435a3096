import type { OrderStatus } from 'sync-protocol/commerce'
import type { OrderItem, OrderKind } from 'sync-protocol/rest'
import { isUuid } from '../core/uuid'
import type { Tx } from '../db/database'

const ORDER_EMAILS = ['confirmation', 'tracking', 'refund', 'feedback'] as const
export type OrderEmail = (typeof ORDER_EMAILS)[number]

export type OrderRow = {
  id: string
  user_id: string | null
  kind: OrderKind
  status: OrderStatus
  items: OrderItem[]
  shipping_method: string
  subtotal_cents: number
  shipping_cents: number
  total_cents: number
  refunded_cents: number
  code_id: string
  sealed_details: Buffer
  sealed_tracking: Buffer | null
  session_id: string | null
  intent_id: string | null
  /** E-mails that are not in the mail queue yet. */
  emails_due: OrderEmail[]
  created_at: Date
  paid_at: Date | null
  shipped_at: Date | null
  feedback_due_at: Date | null
  stripe_reads: number
  stripe_read_at: Date | null
  problem: string | null
}

type NewOrder = {
  id: string
  userId: string
  kind: OrderKind
  status: 'pending' | 'paid'
  items: OrderItem[]
  shippingMethod: string
  subtotalCents: number
  shippingCents: number
  codeId: string
  sealedDetails: Buffer
  emails: OrderEmail[]
  at: Date
}

export async function insertOrder(tx: Tx, order: NewOrder): Promise<void> {
  const { subtotalCents, shippingCents } = order
  await tx`
    insert into orders (id, user_id, kind, status, items, shipping_method, subtotal_cents,
      shipping_cents, total_cents, code_id, sealed_details, emails_due, created_at, paid_at)
    values (${order.id}, ${order.userId}, ${order.kind}, ${order.status},
      ${tx.json(order.items)}, ${order.shippingMethod}, ${subtotalCents}, ${shippingCents},
      ${subtotalCents + shippingCents}, ${order.codeId}, ${order.sealedDetails},
      ${order.emails}::text[], ${order.at}, ${order.status === 'paid' ? order.at : null})`
}

/** `ref` is an id, a checkout or a payment. The transaction must name it, or the owner. */
export async function readOrder(tx: Tx, ref: string): Promise<OrderRow | undefined> {
  const [row] = isUuid(ref)
    ? await tx<OrderRow[]>`select * from orders where id = ${ref}`
    : await tx<OrderRow[]>`select * from orders where session_id = ${ref} or intent_id = ${ref}`
  return row
}

export async function readOrdersOf(tx: Tx, userId: string): Promise<OrderRow[]> {
  return tx<OrderRow[]>`
    select * from orders where user_id = ${userId}
    order by created_at desc, id desc limit 1000`
}

export async function findBetaOrder(tx: Tx, userId: string): Promise<OrderRow | undefined> {
  const [row] = await tx<OrderRow[]>`
    select * from orders where user_id = ${userId} and kind = 'beta'`
  return row
}

export async function findUnpaid(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx<{ session_id: string }[]>`
    select session_id from orders
    where user_id = ${userId} and status = 'pending' and session_id is not null`
  return rows.map(row => row.session_id)
}

export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx<OrderRow[]>`select * from orders where id = ${id} for update`
  return row
}

export const setSession = (tx: Tx, id: string, sessionId: string) =>
  tx`update orders set session_id = ${sessionId} where id = ${id} and session_id is null`

export type OrderMove = Partial<
  Pick<
    OrderRow,
    | 'status'
    | 'refunded_cents'
    | 'intent_id'
    | 'problem'
    | 'paid_at'
    | 'shipped_at'
    | 'feedback_due_at'
    | 'sealed_tracking'
    | 'stripe_read_at'
  >
> & { emails?: OrderEmail[] }

export async function moveOrder(
  tx: Tx,
  { id, stripe_reads }: Pick<OrderRow, 'id' | 'stripe_reads'>,
  { emails = [], ...columns }: OrderMove,
): Promise<boolean> {
  const moved = await tx`
    update orders set ${tx({ ...columns, stripe_reads: stripe_reads + 1 })},
      emails_due = emails_due || ${emails}::text[]
    where id = ${id} and stripe_reads = ${stripe_reads} returning 1`
  return moved.length === 1
}

/** After a failed reading the order's next turn comes after the others. */
export const noteOrderLook = (tx: Tx, id: string, at: Date) =>
  tx`update orders set stripe_read_at = ${at} where id = ${id}`
