import { wasPaid } from 'sync-protocol/commerce'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { AppError } from '../../http/app-error'
import { requirePayments } from '../../http/require-payments'
import type { Admin } from '../../http/session'
import { lockOrder, type OrderRow } from '../../records/orders/orders.sql'
import { settleOrder } from '../../records/orders/settle-order'
import { writeAudit } from './audit'

type Refund = { rowId: string; amountCents: number; intentId: string }

/**
 * Gives back what is asked, or all that is left. Our row comes first and its id is the provider's
 * idempotency key; a refund that was cut off is taken up again by the next one asked for, so that no
 * press, retry or crash gives the same money back twice.
 */
export async function refundOrder(
  services: Services,
  admin: Admin,
  { id, amountCents }: { id: string; amountCents: number | undefined },
): Promise<void> {
  const payments = requirePayments(services)
  const { database, now } = services
  const refunds = await database.lookup('payment', id, tx =>
    claimRefunds(services, tx, admin, { id, amountCents }),
  )
  for (const refund of refunds) {
    await payments.refund(refund)
    await database.lookup(
      'payment',
      id,
      tx => tx`update order_refunds set done_at = ${now()} where id = ${refund.rowId}`,
    )
  }
  await settleOrder(services, id, null)
}

type Pending = { id: string; amount_cents: number; done_at: Date | null }

async function claimRefunds(
  services: Services,
  tx: Tx,
  admin: Admin,
  { id, amountCents }: { id: string; amountCents: number | undefined },
): Promise<Refund[]> {
  const order = await lockOrder(tx, id)
  if (!order) throw new AppError('not_found')
  const intentId = order.intent_id
  if (!wasPaid(order.status) || intentId === null) throw new AppError('nothing_to_refund')
  const rows = await tx<Pending[]>`
    select id, amount_cents, done_at from order_refunds where order_id = ${id} order by asked_at`
  const begun = rows.filter(row => row.done_at === null)
  const toRefund = ({ id: rowId, amount_cents }: Omit<Pending, 'done_at'>): Refund => ({
    rowId,
    amountCents: amount_cents,
    intentId,
  })
  // The same wish, begun and not heard of again.
  const same = begun.find(row => amountCents === undefined || row.amount_cents === amountCents)
  if (same) return begun.map(toRefund)

  const left = leftOf(order, rows)
  if (left === 0) throw new AppError('nothing_to_refund')
  const amount = amountCents ?? left
  if (amount > left) throw new AppError('refund_too_large')
  const row = { id: services.newId(), amount_cents: amount }
  await tx`insert into order_refunds (id, order_id, amount_cents, asked_at)
           values (${row.id}, ${id}, ${amount}, ${services.now()})`
  await writeAudit(services, tx, admin, {
    action: 'order.refund',
    subjectId: id,
    details: { amountCents: amount },
  })
  return [...begun.map(toRefund), toRefund(row)]
}

/** Also where the provider knows of more than we asked for, or has not told of all we did. */
function leftOf({ total_cents, refunded_cents }: OrderRow, rows: readonly Pending[]): number {
  const sum = (some: readonly Pending[]) => some.reduce((all, row) => all + row.amount_cents, 0)
  const done = sum(rows.filter(row => row.done_at !== null))
  const begun = sum(rows.filter(row => row.done_at === null))
  return Math.max(0, total_cents - Math.max(refunded_cents, done) - begun)
}
