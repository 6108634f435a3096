import { type Analytics, type Period, periodOf } from 'sync-protocol/rest'
import type { Tx } from '../../db/database'
import type { Keyring } from '../../db/keyring'
import { readEmails } from '../../mail/email-addresses'
import { readActivity, readGrowth, readTotals } from './analytics.sql'
import { toAdminDonation, toAdminOrder } from './answers'
import { readCursor } from './cursor'
import { listDonations, listOrders } from './lists.sql'

const ACTIVITIES = 10
/** The screens page through their own tables. */
const NEWEST = 50

/** The transaction is a snapshot, so all figures are of one moment. */
export async function readAnalytics(
  keyring: Keyring,
  tx: Tx,
  period: Period,
  now: Date,
): Promise<Analytics> {
  const span = periodOf(period, now)
  const totals = await readTotals(tx, span)
  const growth = await readGrowth(tx, span, period === '24hours' ? 'hour' : 'day')
  const activity = await readActivity(tx, span, ACTIVITIES)
  const orders = await listOrders(tx, span, readCursor(undefined), NEWEST)
  const donations = await listDonations(tx, span, readCursor(undefined), NEWEST)
  const emails = await readEmails(
    keyring,
    tx,
    [...orders, ...donations].map(row => row.user_id),
  )
  return {
    period,
    totalUsers: totals.total_users,
    newUsers: totals.new_users,
    totalVisits: totals.visits,
    signupRate: percent(totals.new_users, totals.visits),
    totalOrders: totals.orders,
    totalRevenue: totals.revenue_cents,
    totalDonations: totals.donations_cents,
    userGrowth: growth.map(({ at, new_users, total_users }) => ({
      date: at.toISOString(),
      newUsers: new_users,
      totalUsers: total_users,
    })),
    recentActivity: activity.map(({ type, description, at, cents }) => ({
      type,
      description,
      timestamp: at.toISOString(),
      ...(cents !== null && { amount: cents }),
    })),
    orderData: orders.map(row => toAdminOrder(row, emails)),
    donationData: donations.map(row => toAdminDonation(row, emails)),
  }
}

/** At most 100, because uncounted visitors can sign up, too. */
const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(100, Math.round((part / whole) * 1_000) / 10)
