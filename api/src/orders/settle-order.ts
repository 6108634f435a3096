import { CURRENCY, later, type OrderStatus, wasPaid } from 'sync-protocol/commerce'
import type { Services } from '../deps'
import { requirePayments } from '../http/require-payments'
import { readConfirmedEmail, readReceiptEmail } from '../mail/email-addresses'
import { readLanguage } from '../mail/reader'
import { keepArtwork } from './order-artwork'
import { openTracking } from './order-details'
import { writeOrderEmail } from './order-emails'
import { lockOrder, moveOrder, type OrderEmail, type OrderRow, readOrder } from './orders.sql'
import { claimEvent, type EventName } from './payment-events'
import { retryStale, Stale } from './retry-stale'

/** The event, if there is one, is claimed in the same transaction, so that it takes effect exactly once. */
export const settleOrder = (
  services: Services,
  ref: string,
  event: EventName | null,
): Promise<boolean> =>
  retryStale(async () => {
    const read = await services.database.lookup('payment', ref, tx => readOrder(tx, ref))
    if (!read?.session_id) return false
    await settleOnce(services, read, event)
    await followUp(services, read.id)
    return true
  })

async function settleOnce(services: Services, read: OrderRow, event: EventName | null) {
  const { database, now } = services
  const checkout = await requirePayments(services).readCheckout(read.session_id ?? '')
  const after = nextPaidState(
    {
      status: read.status,
      totalCents: read.total_cents,
      refundedCents: read.refunded_cents,
      problem: read.problem,
    },
    checkout,
  )
  const isNewlyPaid = wasPaid(after.status) && !wasPaid(read.status)
  const emails: OrderEmail[] = []
  if (isNewlyPaid) emails.push('confirmation')
  if (after.refundedCents > read.refunded_cents) emails.push('refund')
  await database.lookup('payment', read.id, async tx => {
    if (event && !(await claimEvent(tx, event, now()))) return
    const isMoved = await moveOrder(tx, read, {
      status: after.status,
      refunded_cents: after.refundedCents,
      problem: after.problem,
      intent_id: checkout.intentId ?? read.intent_id,
      stripe_read_at: now(),
      paid_at: isNewlyPaid ? now() : read.paid_at,
      emails,
    })
    if (!isMoved) throw new Stale()
  })
}

/** If it fails, housekeeping repeats it later. */
export async function followUp(services: Services, id: string): Promise<void> {
  const row = await services.database.lookup('payment', id, tx => readOrder(tx, id))
  if (!row?.user_id || !wasPaid(row.status)) return
  await keepArtwork(services, row).catch(() => {})
  await sendOrderEmails(services, row)
}

type CheckoutState = {
  status: 'open' | 'complete' | 'expired'
  isPaid: boolean
  amountCents: number
  currency: string
  refundedCents: number
}

type PaidState = {
  status: OrderStatus
  totalCents: number
  refundedCents: number
  problem: string | null
}

/** The result does not depend on the order, delay or repetition of readings. */
function nextPaidState(order: PaidState, checkout: CheckoutState): PaidState {
  if (checkout.amountCents !== order.totalCents || checkout.currency !== CURRENCY) {
    return { ...order, problem: 'amount_mismatch' }
  }
  const refundedCents = Math.max(order.refundedCents, checkout.refundedCents)
  return {
    ...order,
    refundedCents,
    status: later(order.status, said(order, checkout, refundedCents)),
  }
}

function said(order: PaidState, checkout: CheckoutState, refundedCents: number): OrderStatus {
  if (checkout.isPaid || wasPaid(order.status)) {
    return refundedCents >= order.totalCents ? 'refunded' : 'paid'
  }
  return checkout.status === 'expired' ? 'cancelled' : 'pending'
}

/**
 * The same transaction queues the e-mails and clears the list, so each is sent once. A free package is confirmed
 * only to a confirmed address, because the address could belong to another person.
 */
async function sendOrderEmails(
  services: Services,
  { id, user_id: userId }: Pick<OrderRow, 'id' | 'user_id'>,
): Promise<void> {
  if (userId === null) return
  const { config, database, keyring, outbox } = services
  await outbox.sendAfter(() =>
    database.transaction(userId, async tx => {
      const order = await lockOrder(tx, id)
      if (!order || order.emails_due.length === 0) return
      const readAddress = order.kind === 'shop' ? readReceiptEmail : readConfirmedEmail
      const to = await readAddress(keyring, tx, userId)
      const facts = {
        order,
        tracking: await openTracking(keyring, tx, order),
        origin: config.publicOrigin,
        language: await readLanguage(tx, userId),
      }
      for (const name of new Set(order.emails_due)) {
        if (to === null) continue
        await outbox.put(tx, {
          kind: 'email',
          name: `order ${name}`,
          to,
          about: [userId],
          ...writeOrderEmail(name, facts),
        })
      }
      await tx`update orders set emails_due = '{}' where id = ${id} and user_id = ${userId}`
    }),
  )
}
