import { type Context, Hono } from 'hono'
import { CSV_EXPORTS, periodOf } from 'sync-protocol/rest'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { AppError } from '../../http/app-error'
import { type Emails, readEmails } from '../../mail/email-addresses'
import { readAfter, readPage, readPeriod } from './admin-query'
import type { Span } from './analytics.sql'
import { toAdminDonation, toAdminOrder, toAdminUser, toBetaOrders } from './answers'
import { type Cursor, type Paged, readCursor, toPage } from './cursor'
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

  const inPeriod = (c: Context) => {
    const { period, after } = readPage(c)
    return { span: periodOf(period, now()), after }
  }
  const ofAllTime = (c: Context) => ({ span: ALL_TIME, after: readAfter(c) })

  /** A list by pages, newest first, with how many there are in all. */
  function addList<Row extends Paged & { user_id: string | null }, Item>(
    name: 'orders' | 'donations' | 'users',
    wanted: (c: Context) => { span: Span; after: string | undefined },
    list: (tx: Tx, span: Span, after: Cursor, limit: number) => Promise<readonly Row[]>,
    toItem: (row: Row, emails: Emails) => Item,
  ): void {
    routes.get(`/api/admin/${name}`, async c => {
      const admin = await sessions.requireAdmin(c)
      const { span, after } = wanted(c)
      const page = await adminReads.read(admin, async tx => {
        const rows = await list(tx, span, readCursor(after), PAGE + 1)
        const total = await countListed(tx, name, span)
        const userIds = rows.map(row => row.user_id)
        const emails = await readEmails(keyring, tx, userIds)
        return toPage(rows, PAGE, total, row => toItem(row, emails))
      })
      return c.json(page)
    })
  }
  addList('orders', inPeriod, listOrders, toAdminOrder)
  addList('donations', inPeriod, listDonations, toAdminDonation)
  addList('users', ofAllTime, listUsers, toAdminUser)

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
