import type { Hono } from 'hono'
import {
  adminDonationSchema,
  adminOrderSchema,
  adminUserSchema,
  analyticsSchema,
  betaOrderSchema,
  CSV_EXPORTS,
  DEFAULT_PERIOD,
  PERIODS,
  type Period,
  pageOf,
  periodOf,
} from 'sync-protocol/rest'
import * as z from 'zod/mini'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { createRoutes } from '../../http/routes'
import { type Emails, readEmails } from '../../mail/email-addresses'
import type { Span } from './analytics.sql'
import { toAdminDonation, toAdminOrder, toAdminUser, toBetaOrders } from './answers'
import { type Cursor, type Paged, readCursor, toPage } from './cursor'
import { exportCsv } from './export-csv'
import { countListed, listBetaOrders, listDonations, listOrders, listUsers } from './lists.sql'
import { readAnalytics } from './read-analytics'

const PAGE = 25
const MAX_BETA = 1_000
const ALL_TIME = { since: new Date(0), until: new Date('9999-01-01T00:00:00Z') }

const period = z._default(z.enum(PERIODS, { error: 'Choose one of the periods' }), DEFAULT_PERIOD)
const after = z.optional(z.string())

const periodSchema = z.strictObject({ period })
const pageSchema = z.strictObject({ period, after })
const listedSchema = z.strictObject({ after })

type Listed = { period?: Period; after?: string | undefined }

/** These routes read no medical data. */
export function figuresRoutes(services: Services): Hono<AppEnv> {
  const { adminReads, keyring, now } = services
  const routes = createRoutes(services, 'Administration')

  const analytics = {
    summary: 'The figures of a period',
    who: 'admin',
    query: periodSchema,
    answers: { 200: analyticsSchema },
  } as const
  routes.get('/api/admin/analytics', analytics, async ({ c, signedIn: admin, query }) => {
    const { period } = query
    return c.json(await adminReads.read(admin, tx => readAnalytics(keyring, tx, period, now())))
  })

  function addList<Row extends Paged & { user_id: string | null }, Item>(
    name: 'orders' | 'donations' | 'users',
    item: z.ZodMiniType<Item>,
    list: (tx: Tx, span: Span, after: Cursor, limit: number) => Promise<readonly Row[]>,
    toItem: (row: Row, emails: Emails) => Item,
  ): void {
    const declaration = {
      summary: `All ${name} by pages, the newest first`,
      who: 'admin',
      query: name === 'users' ? listedSchema : pageSchema,
      answers: { 200: pageOf(item) },
    } as const
    routes.get(`/api/admin/${name}`, declaration, async ({ c, signedIn: admin, query }) => {
      const { period, after }: Listed = query
      const span = period ? periodOf(period, now()) : ALL_TIME
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
  addList('orders', adminOrderSchema, listOrders, toAdminOrder)
  addList('donations', adminDonationSchema, listDonations, toAdminDonation)
  addList('users', adminUserSchema, listUsers, toAdminUser)

  const beta = {
    summary: 'All beta packages, with what their testers say',
    who: 'admin',
    answers: { 200: z.array(betaOrderSchema) },
  } as const
  routes.get('/api/beta-orders', beta, async ({ c, signedIn: admin }) => {
    const orders = await adminReads.read(admin, async tx => {
      const rows = await listBetaOrders(tx, ALL_TIME, MAX_BETA)
      return toBetaOrders(keyring, tx, rows)
    })
    return c.json(orders)
  })

  const csv = {
    summary: 'A period’s table for a spreadsheet',
    who: 'admin',
    params: { name: z.enum(CSV_EXPORTS) },
    query: periodSchema,
    answers: { 200: { 'text/csv': null } },
  } as const
  routes.get('/api/admin/exports/:name', csv, async ({ c, signedIn: admin, params, query }) => {
    const { name } = params
    const { period } = query
    const { fileName, text } = await adminReads.read(admin, tx =>
      exportCsv(keyring, tx, { name, period, now: now() }),
    )
    return c.body(text, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    })
  })

  return routes.app
}
