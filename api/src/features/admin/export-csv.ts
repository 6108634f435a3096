import { type Cell, toCsv } from 'sync-protocol/commerce'
import { type CsvExport, type Period, periodOf } from 'sync-protocol/rest'
import type { Tx } from '../../db/database'
import type { Keyring } from '../../db/keyring'
import { readEmails } from '../../mail/email-addresses'
import type { Span } from './analytics.sql'
import { toAdminDonation, toAdminOrder, toBetaOrders } from './answers'
import { readCursor } from './cursor'
import { listBetaOrders, listDonations, listOrders } from './lists.sql'
import { readAnalytics } from './read-analytics'

type Wanted = { name: CsvExport; period: Period; now: Date }
type Table = { header: string[]; rows: Cell[][] }

/** More rows than spreadsheets handle well. */
const MAX_ROWS = 100_000

export async function exportCsv(keyring: Keyring, tx: Tx, wanted: Wanted) {
  const { header, rows } = await TABLES[wanted.name](keyring, tx, wanted)
  const fileName = `${FILE_NAMES[wanted.name]}-${wanted.period}.csv`
  return { fileName, text: toCsv(header, rows) }
}

const FILE_NAMES: Readonly<Record<CsvExport, string>> = {
  summary: 'analytics-summary',
  orders: 'orders',
  donations: 'donations',
  beta: 'beta-applications',
}

const dollars = (cents: number): number => cents / 100
const spanOf = ({ period, now }: Wanted): Span => periodOf(period, now)

const TABLES: Readonly<
  Record<CsvExport, (keyring: Keyring, tx: Tx, wanted: Wanted) => Promise<Table>>
> = {
  async summary(keyring, tx, { period, now }) {
    const figures = await readAnalytics(keyring, tx, period, now)
    return {
      header: [
        'Period',
        'Total Users',
        'Total Visits',
        'Signup Rate (%)',
        'Total Orders',
        'Total Revenue (USD)',
        'Total Donations (USD)',
      ],
      rows: [
        [
          period,
          figures.totalUsers,
          figures.totalVisits,
          figures.signupRate,
          figures.totalOrders,
          dollars(figures.totalRevenue),
          dollars(figures.totalDonations),
        ],
      ],
    }
  },

  async orders(keyring, tx, wanted) {
    const rows = await listOrders(tx, spanOf(wanted), readCursor(undefined), MAX_ROWS)
    const emails = await readEmails(
      keyring,
      tx,
      rows.map(row => row.user_id),
    )
    return {
      header: [
        'Order',
        'Date',
        'Customer',
        'Product',
        'Amount (USD)',
        'Refunded (USD)',
        'Status',
        'QR Code',
      ],
      rows: rows
        .map(row => toAdminOrder(row, emails))
        .map(order => [
          order.id,
          order.createdAt,
          order.customerEmail,
          order.product,
          dollars(order.amount),
          dollars(order.refunded),
          order.status,
          order.qrCodeId,
        ]),
    }
  },

  async donations(keyring, tx, wanted) {
    const rows = await listDonations(tx, spanOf(wanted), readCursor(undefined), MAX_ROWS)
    const emails = await readEmails(
      keyring,
      tx,
      rows.map(row => row.user_id),
    )
    return {
      header: ['Date', 'Donor', 'Tier', 'Amount (USD)', 'Refunded (USD)'],
      rows: rows
        .map(row => toAdminDonation(row, emails))
        .map(({ createdAt, donorEmail, tier, amount, refunded }) => [
          createdAt,
          donorEmail,
          tier,
          dollars(amount),
          dollars(refunded),
        ]),
    }
  },

  async beta(keyring, tx, wanted) {
    const rows = await listBetaOrders(tx, spanOf(wanted), MAX_ROWS)
    const orders = await toBetaOrders(keyring, tx, rows)
    return {
      header: [
        'Order',
        'Date',
        'Name',
        'Email',
        'Address',
        'QR Code',
        'Items',
        'Status',
        'Focus',
        'Rating',
        'Feedback',
      ],
      rows: orders.map(order => [
        order.order_id,
        order.created_at,
        order.full_name,
        order.email,
        order.address,
        order.selected_qr_code,
        order.items.map(({ name }) => name).join('; '),
        order.status,
        order.feedback_notes,
        order.feedback?.rating ?? null,
        order.feedback?.comments ?? null,
      ]),
    }
  },
}
