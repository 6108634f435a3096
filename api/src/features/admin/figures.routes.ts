import { Hono } from 'hono'
import { CSV_EXPORTS, periodOf } from 'sync-protocol/rest'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { AppError } from '../../http/app-error'
import { emailOf, readEmails } from '../../records/email-addresses'
import { readAfter, readPage, readPeriod } from './admin-query'
import { toAdminDonation, toAdminOrder, toBetaOrders } from './answers'
import { readCursor, toPage } from './cursor'
import { exportCsv } from './export-csv'
import { countListed, listBetaOrders, listDonations, listOrders, listUsers } from './lists.sql'
import { readAnalytics } from './read-analytics'

const PAGE = 25
const MAX_BETA = 1_000
const ALL_TIME = { since: new Date(0), until: new Date('9999-01-01T00:00:00Z') }

/** What the owner's screens show. All of it is read, and none of it is medical. */
export function figuresRoutes({ adminReads, keyring, sessions, now }: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  routes.get('/api/admin/analytics', async c => {
    const admin = await sessions.requireAdmin(c)
    const period = readPeriod(c)
    return c.json(await adminReads.read(admin, tx => readAnalytics(keyring, tx, period, now())))
  })

  routes.get('/api/admin/orders', async c => {
    const admin = await sessions.requireAdmin(c)
    const { period, after } = readPage(c)
    const span = periodOf(period, now())
    const page = await adminReads.read(admin, async tx => {
      const rows = await listOrders(tx, span, readCursor(after), PAGE + 1)
      const emails = await readEmails(
        keyring,
        tx,
        rows.map(row => row.user_id),
      )
      const total = await countListed(tx, 'orders', span)
      return toPage(rows, PAGE, total, row => toAdminOrder(row, emails))
    })
    return c.json(page)
  })

  routes.get('/api/admin/donations', async c => {
    const admin = await sessions.requireAdmin(c)
    const { period, after } = readPage(c)
    const span = periodOf(period, now())
    const page = await adminReads.read(admin, async tx => {
      const rows = await listDonations(tx, span, readCursor(after), PAGE + 1)
      const emails = await readEmails(
        keyring,
        tx,
        rows.map(row => row.user_id),
      )
      const total = await countListed(tx, 'donations', span)
      return toPage(rows, PAGE, total, row => toAdminDonation(row, emails))
    })
    return c.json(page)
  })

  routes.get('/api/admin/users', async c => {
    const admin = await sessions.requireAdmin(c)
    const after = readAfter(c)
    const page = await adminReads.read(admin, async tx => {
      const rows = await listUsers(tx, readCursor(after), PAGE + 1)
      const total = await countListed(tx, 'users', ALL_TIME)
      const emails = await readEmails(
        keyring,
        tx,
        rows.map(({ id }) => id),
      )
      return toPage(rows, PAGE, total, ({ id, role, created_at, orders }) => ({
        email: emailOf(emails, id),
        role,
        createdAt: created_at.toISOString(),
        orders,
      }))
    })
    return c.json(page)
  })

  routes.get('/api/beta-orders', async c => {
    const admin = await sessions.requireAdmin(c)
    const orders = await adminReads.read(admin, async tx => {
      const rows = await listBetaOrders(tx, ALL_TIME, MAX_BETA)
      return toBetaOrders(keyring, tx, rows)
    })
    return c.json(orders)
  })

  routes.get('/api/admin/exports/:name', async c => {
    const admin = await sessions.requireAdmin(c)
    const name = CSV_EXPORTS.find(each => each === c.req.param('name'))
    if (!name) throw new AppError('not_found')
    const period = readPeriod(c)
    const { fileName, text } = await adminReads.read(admin, tx =>
      exportCsv(keyring, tx, { name, period, now: now() }),
    )
    return c.body(text, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    })
  })

  return routes
}
