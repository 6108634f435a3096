import type { Hono } from 'hono'
import {
  createShopOrderAnswerSchema,
  createShopOrderRequestSchema,
  orderSchema,
  ordersAnswerSchema,
} from 'sync-protocol/rest'
import { AppError } from '../../core/app-error'
import { isUuid } from '../../core/uuid'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { clientAddress } from '../../http/client-address'
import { requirePayments } from '../../http/require-payments'
import { createRoutes } from '../../http/routes'
import { rowId } from '../../http/row-id'
import { toOrder } from '../../orders/order-answer'
import { isPrintable } from '../../orders/order-artwork'
import { sealOrderDetails } from '../../orders/order-details'
import {
  findUnpaid,
  insertOrder,
  type OrderRow,
  readOrder,
  readOrdersOf,
  setSession,
} from '../../orders/orders.sql'
import { settleOrder } from '../../orders/settle-order'
import { orderTexts, shippingLine } from '../../orders/texts'
import { readRow } from '../../records/rest-author'
import { type CheckedOrder, checkOrder } from './check-order'
import { shopTexts } from './texts'

/** The least time between two calls to the provider while webhooks are late. */
const LOOK_AGAIN_MS = 4_000

export function shopRoutes(services: Services): Hono<AppEnv> {
  const { config, database, keyring, limits, payments, now } = services
  const routes = createRoutes(services, 'Shop')

  const order = {
    summary: 'Place an order, and learn where it is paid',
    who: 'user',
    body: createShopOrderRequestSchema,
    answers: { 200: createShopOrderAnswerSchema },
    refuses: [
      ...(['not_found', 'qr_unusable', 'price_mismatch', 'shipping_invalid'] as const),
      ...(['payments_disabled', 'payment_provider_error'] as const),
    ],
    limits: ['shop_order'],
    idempotency: 'callsOut',
  } as const
  routes.post('/api/create-shop-order', order, async ({ c, signedIn: { user }, body: request }) => {
    const checked = checkOrder(request)
    requirePayments(services)
    await limits.take('shop_order', `${user.id} ${clientAddress(c, config.proxyHops)}`)
    const codeId = request.selectedQRCode.toLowerCase()
    return c.json({ checkoutUrl: await placeOrder(services, user.id, { ...checked, codeId }) })
  })

  const list = {
    summary: 'One’s orders',
    who: 'user',
    answers: { 200: ordersAnswerSchema },
  } as const
  routes.get('/api/orders', list, async ({ c, signedIn: { user } }) => {
    const orders = await database.transaction(user.id, async tx => {
      const rows = await readOrdersOf(tx, user.id)
      return Promise.all(rows.map(row => toOrder(keyring, tx, row)))
    })
    return c.json(orders)
  })

  const mayLook = (row: OrderRow): boolean =>
    payments !== null &&
    row.session_id !== null &&
    (row.stripe_read_at === null || now().getTime() - row.stripe_read_at.getTime() > LOOK_AGAIN_MS)

  const show = {
    summary: 'One of one’s orders, as it is now',
    who: 'user',
    params: { id: rowId },
    answers: { 200: orderSchema },
  } as const
  routes.get('/api/orders/:id', show, async ({ c, signedIn: { user }, params: { id } }) => {
    const read = () =>
      database.transaction(user.id, async tx => {
        const row = await readOrder(tx, id)
        if (row?.user_id !== user.id) throw new AppError('not_found')
        return { row, order: await toOrder(keyring, tx, row) }
      })
    const { row, order } = await read()
    if (row.status !== 'pending' || !mayLook(row)) return c.json(order)
    // If the provider does not answer, the stored order is returned.
    await settleOrder(services, id, null).catch(() => {})
    return c.json((await read()).order)
  })

  return routes.app
}

/**
 * The row is written first and its id is the provider's idempotency key. The order replaces the person's
 * unpaid ones, so that a person has one open payment.
 */
async function placeOrder(
  services: Services,
  userId: string,
  { codeId, price, address }: CheckedOrder & { codeId: string },
): Promise<string> {
  const payments = requirePayments(services)
  const { config, database, keyring, newId, now } = services
  const id = newId()
  const replaced = await database.transaction(userId, async tx => {
    await requirePrintable(services, tx, userId, codeId)
    await insertOrder(tx, {
      id,
      userId,
      kind: 'shop',
      status: 'pending',
      items: price.lines.map(({ product, colorId, name }) => ({
        productId: product.id,
        color: colorId,
        name,
        priceCents: product.priceCents,
      })),
      shippingMethod: price.shipping.id,
      subtotalCents: price.subtotalCents,
      shippingCents: price.shippingCents,
      codeId,
      sealedDetails: await sealOrderDetails(keyring, tx, { id, userId, details: { address } }),
      emails: [],
      at: now(),
    })
    return findUnpaid(tx, userId)
  })
  const checkout = await payments.openCheckout({
    rowId: id,
    lines: [
      ...price.lines.map(({ product, name }) => ({ name, amountCents: product.priceCents })),
      {
        name: shippingLine({ method: orderTexts('en').methods[price.shipping.id] }),
        amountCents: price.shippingCents,
      },
    ],
    shipTo: address,
    successUrl: `${config.publicOrigin}/shop-success?order=${id}`,
    cancelUrl: `${config.publicOrigin}/shop?payment=cancelled`,
  })
  await database.transaction(userId, tx => setSession(tx, id, checkout.id))
  for (const session of replaced) await payments.expireCheckout(session)
  if (checkout.url === null) throw new AppError('payment_provider_error')
  return checkout.url
}

type Tx = Parameters<Parameters<Services['database']['transaction']>[1]>[0]

/** A code that will expire cannot be printed. */
async function requirePrintable({ records, now }: Services, tx: Tx, userId: string, id: string) {
  const row = isUuid(id) ? await readRow(records, tx, userId, 'qr-codes', id) : undefined
  if (!row) throw new AppError('not_found', { message: shopTexts.failures.noCode })
  if (!isPrintable(row.values, now())) throw new AppError('qr_unusable')
}
