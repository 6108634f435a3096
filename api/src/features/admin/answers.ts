import type { AdminDonation, AdminOrder, AdminUser, BetaOrder } from 'sync-protocol/rest'
import type { Tx } from '../../db/database'
import type { Keyring } from '../../db/keyring'
import { type Emails, emailOf, readEmails } from '../../mail/email-addresses'
import { openFeedback } from '../../orders/beta-feedback'
import { addressLines } from '../../orders/order-answer'
import { openOrderDetails } from '../../orders/order-details'
import type { OrderRow } from '../../orders/orders.sql'
import type { ListedDonation, ListedUser, listBetaOrders } from './lists.sql'

export const toAdminOrder = (row: OrderRow, emails: Emails): AdminOrder => ({
  id: row.id,
  kind: row.kind,
  customerEmail: emailOf(emails, row.user_id),
  createdAt: row.created_at.toISOString(),
  amount: row.total_cents,
  refunded: row.refunded_cents,
  status: row.status,
  product: row.items.map(({ name }) => name).join(' · '),
  qrCodeId: row.code_id,
})

export const toAdminDonation = (row: ListedDonation, emails: Emails): AdminDonation => ({
  donorEmail: emailOf(emails, row.user_id),
  createdAt: row.created_at.toISOString(),
  amount: row.total_cents,
  refunded: row.refunded_cents,
  tier: row.tier,
})

export const toAdminUser = (row: ListedUser, emails: Emails): AdminUser => ({
  email: emailOf(emails, row.user_id),
  role: row.role,
  createdAt: row.created_at.toISOString(),
  orders: row.orders,
})

type BetaRow = Awaited<ReturnType<typeof listBetaOrders>>[number]

/** A deleted account leaves only the row. */
export async function toBetaOrders(
  keyring: Keyring,
  tx: Tx,
  rows: readonly BetaRow[],
): Promise<BetaOrder[]> {
  const emails = await readEmails(
    keyring,
    tx,
    rows.map(row => row.user_id),
  )
  return Promise.all(rows.map(row => toBetaOrder(keyring, tx, row, emails)))
}

async function toBetaOrder(
  keyring: Keyring,
  tx: Tx,
  row: BetaRow,
  emails: Emails,
): Promise<BetaOrder> {
  const details = await openOrderDetails(keyring, tx, row)
  return {
    order_id: row.id,
    full_name: details?.address.name ?? '',
    email: details?.email ?? emailOf(emails, row.user_id),
    created_at: row.created_at.toISOString(),
    status: row.status,
    address: details ? addressLines(details.address).slice(1).join(', ') : '',
    selected_qr_code: row.code_id,
    feedback_notes: details?.notes ?? '',
    items: row.items.map(({ name }) => ({ name })),
    feedback: await readFeedback(keyring, tx, row),
  }
}

async function readFeedback(keyring: Keyring, tx: Tx, row: BetaRow) {
  if (row.user_id === null || !row.sealed_feedback || !row.given_at) return null
  const { rating, comments } = await openFeedback(keyring, tx, row.user_id, row.sealed_feedback)
  return { rating, comments, at: row.given_at.toISOString() }
}
