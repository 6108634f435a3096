import { type Context, Hono } from 'hono'
import { fulfilRequestSchema, type OrderDetail, refundRequestSchema } from 'sync-protocol/rest'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { AppError } from '../../http/app-error'
import { readBody } from '../../http/read-body'
import { readRowId } from '../../http/row-id'
import type { Admin } from '../../http/signed-in'
import { readEmails } from '../../mail/email-addresses'
import { addressLines } from '../../orders/order-answer'
import { keepArtwork, readArtwork } from '../../orders/order-artwork'
import { openDetails, openTracking } from '../../orders/order-details'
import { toAdminOrder } from './answers'
import { readAudit, writeAudit } from './audit'
import { fulfilOrder } from './fulfil-order'
import { findOrder } from './lists.sql'
import { refundOrder } from './refund-order'

const TYPES = { svg: 'image/svg+xml; charset=utf-8', pdf: 'application/pdf' } as const

/** Making, sending and giving back. Each of them is written down with who did it. */
export function adminOrdersRoutes(services: Services): Hono<AppEnv> {
  const { adminReads, database, keyring, sessions } = services
  const routes = new Hono<AppEnv>()

  const find = async (admin: Admin, id: string) => {
    const row = await adminReads.read(admin, tx => findOrder(tx, id))
    if (!row) throw new AppError('not_found')
    return row
  }
  const answer = async (c: Context<AppEnv>, admin: Admin, id: string) => {
    const row = await find(admin, id)
    const emails = await adminReads.read(admin, tx => readEmails(keyring, tx, [row.user_id]))
    return c.json({ order: toAdminOrder(row, emails) })
  }

  routes.get('/api/admin/orders/:id', async c => {
    const admin = await sessions.requireAdmin(c)
    const id = readRowId(c)
    const detail = await adminReads.read(admin, async (tx): Promise<OrderDetail | null> => {
      const row = await findOrder(tx, id)
      if (!row) return null
      const details = await openDetails(keyring, tx, row)
      const drawn = await tx<{ item: number }[]>`
        select item from order_artwork where order_id = ${id}`
      return {
        order: toAdminOrder(row, await readEmails(keyring, tx, [row.user_id])),
        items: row.items.map(({ name }, index) => ({
          name,
          index,
          hasArtwork: drawn.some(({ item }) => item === index),
        })),
        address: details ? addressLines(details.address) : [],
        shippingMethod: row.shipping_method,
        trackingNumber: await openTracking(keyring, tx, row),
        history: await readAudit(keyring, tx, id),
      }
    })
    if (!detail) throw new AppError('not_found')
    return c.json(detail)
  })

  routes.post('/api/admin/orders/:id/fulfil', async c => {
    const admin = await sessions.requireAdmin(c)
    const id = readRowId(c)
    const { status, trackingNumber } = await readBody(c, fulfilRequestSchema)
    await fulfilOrder(services, admin, { id, status, trackingNumber })
    return answer(c, admin, id)
  })

  routes.post('/api/admin/orders/:id/refund', async c => {
    const admin = await sessions.requireAdmin(c)
    const id = readRowId(c)
    const { amountCents } = await readBody(c, refundRequestSchema)
    await refundOrder(services, admin, { id, amountCents })
    return answer(c, admin, id)
  })

  routes.get('/api/admin/orders/:id/items/:item/:format', async c => {
    const admin = await sessions.requireAdmin(c)
    const order = await find(admin, readRowId(c))
    const format = c.req.param('format')
    const item = c.req.param('item')
    if ((format !== 'svg' && format !== 'pdf') || !/^\d{1,3}$/.test(item)) {
      throw new AppError('not_found')
    }
    // A link that was replaced since is never printed.
    await keepArtwork(services, order)
    const artwork = await readArtwork(services, order, Number(item))
    if (!artwork) throw new AppError('not_found')
    await database.anonymous(tx =>
      writeAudit(services, tx, admin, {
        action: 'order.artwork',
        subjectId: order.id,
        details: { item, format },
      }),
    )
    return c.body(artwork[format], 200, {
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="order-${order.id}-${item}.${format}"`,
    })
  })

  return routes
}
