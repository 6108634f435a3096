import type { Context, Hono } from 'hono'
import {
  fulfilRequestSchema,
  type OrderDetail,
  orderDetailSchema,
  orderStepAnswerSchema,
  refundRequestSchema,
} from 'sync-protocol/rest'
import * as z from 'zod/mini'
import { AppError } from '../../core/app-error'
import type { Admin } from '../../core/signed-in'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { createRoutes } from '../../http/routes'
import { rowId } from '../../http/row-id'
import { readEmails } from '../../mail/email-addresses'
import { addressLines } from '../../orders/order-answer'
import { keepArtwork, readArtwork } from '../../orders/order-artwork'
import { openOrderDetails, openTracking } from '../../orders/order-details'
import { toAdminOrder } from './answers'
import { readAudit, writeAudit } from './audit'
import { fulfilOrder } from './fulfil-order'
import { findOrder } from './lists.sql'
import { refundOrder } from './refund-order'

const TYPES = { svg: 'image/svg+xml; charset=utf-8', pdf: 'application/pdf' } as const

export function adminOrdersRoutes(services: Services): Hono<AppEnv> {
  const { adminReads, database, keyring } = services
  const routes = createRoutes(services, 'Administration')

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

  const show = {
    summary: 'An order with all that it takes to make and send it',
    who: 'admin',
    params: { id: rowId },
    answers: { 200: orderDetailSchema },
  } as const
  routes.get('/api/admin/orders/:id', show, async ({ c, signedIn: admin, params: { id } }) => {
    const detail = await adminReads.read(admin, async (tx): Promise<OrderDetail | null> => {
      const row = await findOrder(tx, id)
      if (!row) return null
      const details = await openOrderDetails(keyring, tx, row)
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

  const fulfil = {
    summary: 'Take an order a step further',
    who: 'admin',
    params: { id: rowId },
    body: fulfilRequestSchema,
    answers: { 200: orderStepAnswerSchema },
    refuses: ['illegal_step', 'qr_unusable'],
    idempotency: 'callsOut',
  } as const
  routes.post(
    '/api/admin/orders/:id/fulfil',
    fulfil,
    async ({ c, signedIn: admin, params: { id }, body: { status, trackingNumber } }) => {
      await fulfilOrder(services, admin, { id, status, trackingNumber })
      return answer(c, admin, id)
    },
  )

  const refund = {
    summary: 'Give back what was paid for an order, or a part of it',
    who: 'admin',
    params: { id: rowId },
    body: refundRequestSchema,
    answers: { 200: orderStepAnswerSchema },
    refuses: [
      ...(['payments_disabled', 'payment_provider_error'] as const),
      ...(['nothing_to_refund', 'refund_refused', 'refund_too_large'] as const),
    ],
    idempotency: 'callsOut',
  } as const
  routes.post(
    '/api/admin/orders/:id/refund',
    refund,
    async ({ c, signedIn: admin, params: { id }, body: { amountCents } }) => {
      await refundOrder(services, admin, { id, amountCents })
      return answer(c, admin, id)
    },
  )

  const artwork = {
    summary: 'What is engraved or printed on an item',
    who: 'admin',
    params: {
      id: rowId,
      item: z.string().check(z.regex(/^\d{1,3}$/)),
      format: z.enum(['svg', 'pdf']),
    },
    answers: { 200: { 'image/svg+xml': null, 'application/pdf': null } },
    refuses: ['qr_unusable'],
  } as const
  routes.get(
    '/api/admin/orders/:id/items/:item/:format',
    artwork,
    async ({ c, signedIn: admin, params }) => {
      const { id, item, format } = params
      const order = await find(admin, id)
      // An old link must never be printed.
      await keepArtwork(services, order)
      const drawn = await readArtwork(services, order, Number(item))
      if (!drawn) throw new AppError('not_found')
      await database.anonymous(tx =>
        writeAudit(services, tx, admin, {
          action: 'order.artwork',
          subjectId: order.id,
          details: { item, format },
        }),
      )
      return c.body(drawn[format], 200, {
        'Content-Type': TYPES[format],
        'Content-Disposition': `attachment; filename="order-${order.id}-${item}.${format}"`,
      })
    },
  )

  return routes.app
}
