import { wasPaid } from 'sync-protocol/commerce'
import { AppError } from '../../core/app-error'
import type { Admin } from '../../core/signed-in'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { requirePayments } from '../../http/require-payments'
import { lockOrder, type OrderRow } from '../../orders/orders.sql'
import { settleOrder } from '../../orders/settle-order'
import { writeAudit } from './audit'

type Refund = { rowId: string; amountCents: number; intentId: string }

/**
 * The row is written first and its id is the provider's idempotency key. The next request continues an
 * interrupted refund, so that no press, retry or crash refunds the same money twice. Throws `refund_refused`
 * if the provider finally refuses, and the next press is a new try.
 */
export async function refundOrder(
  services: Services,
  admin: Admin,
  { id, amountCents }: { id: string; amountCents: number | undefined },
): Promise<void> {
  const payments = requirePayments(services)
  const { database } = services
  const refunds = await database.lookup('payment', id, tx =>
    claimRefunds(services, tx, admin, { id, amountCents }),
  )
  const refusals: string[] = []
  for (const refund of refunds) {
    const refusal = await payments.refund(refund)
    await database.lookup('payment', id, tx =>
      noteEnd(services, tx, admin, { id, refund, refusal }),
    )
    if (refusal !== null) refusals.push(refusal)
  }
  // The refusal may be due to a refund in the provider's own screens.
  await settleOrder(services, id, null)
  if (refusals.length > 0) throw new AppError('refund_refused', { message: wordsFor(refusals) })
}

const wordsFor = (refusals: readonly string[]): string =>
  `The payment service refused to give this back (${refusals.join(', ')}). Nothing was given back. Look at the payment there, then try again.`

type End = { id: string; refund: Refund; refusal: string | null }

async function noteEnd(services: Services, tx: Tx, admin: Admin, end: End): Promise<void> {
  const { id, refund, refusal } = end
  const at = services.now()
  if (refusal === null) {
    await tx`update order_refunds set completed_at = ${at} where id = ${refund.rowId}`
    return
  }
  const refused = await tx`
    update order_refunds set refused_at = ${at}, refusal = ${refusal}
    where id = ${refund.rowId} and completed_at is null and refused_at is null returning 1`
  // Another press has stored the result.
  if (refused.length === 0) return
  await writeAudit(services, tx, admin, {
    action: 'order.refund_refused',
    subjectId: id,
    details: { amountCents: refund.amountCents, refusal },
  })
}

type Pending = { id: string; amount_cents: number; completed_at: Date | null }

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
    select id, amount_cents, completed_at from order_refunds
    where order_id = ${id} and refused_at is null order by requested_at`
  const begun = rows.filter(row => row.completed_at === null)
  const toRefund = ({ id: rowId, amount_cents }: Omit<Pending, 'completed_at'>): Refund => ({
    rowId,
    amountCents: amount_cents,
    intentId,
  })
  // The same refund was begun, and its result is unknown.
  const same = begun.find(row => amountCents === undefined || row.amount_cents === amountCents)
  if (same) return begun.map(toRefund)

  const left = leftOf(order, rows)
  if (left === 0) throw new AppError('nothing_to_refund')
  const amount = amountCents ?? left
  if (amount > left) throw new AppError('refund_too_large')
  const row = { id: services.newId(), amount_cents: amount }
  await tx`insert into order_refunds (id, order_id, amount_cents, requested_at)
           values (${row.id}, ${id}, ${amount}, ${services.now()})`
  await writeAudit(services, tx, admin, {
    action: 'order.refund',
    subjectId: id,
    details: { amountCents: amount },
  })
  return [...begun.map(toRefund), toRefund(row)]
}

/** The provider may know of more refunds than ours, or may not have reported ours yet. */
function leftOf({ total_cents, refunded_cents }: OrderRow, rows: readonly Pending[]): number {
  const sum = (some: readonly Pending[]) => some.reduce((all, row) => all + row.amount_cents, 0)
  const done = sum(rows.filter(row => row.completed_at !== null))
  const begun = sum(rows.filter(row => row.completed_at === null))
  return Math.max(0, total_cents - Math.max(refunded_cents, done) - begun)
}
