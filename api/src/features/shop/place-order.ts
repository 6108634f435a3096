import { AppError } from '../../core/app-error'
import type { Services } from '../../deps'
import { requirePayments } from '../../http/require-payments'
import { isPrintable } from '../../orders/order-artwork'
import { sealDetails } from '../../orders/order-details'
import { findUnpaid, insertOrder, isUuid, setSession } from '../../orders/orders.sql'
import { readRow } from '../../records/rest-author'
import type { CheckedOrder } from './check-order'

/**
 * The row is written first and its id is the provider's idempotency key. The order replaces the person's
 * unpaid ones, so that a person has one open payment.
 */
export async function placeOrder(
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
      sealedDetails: await sealDetails(keyring, tx, { id, userId, details: { address } }),
      emails: [],
      at: now(),
    })
    return findUnpaid(tx, userId)
  })
  const checkout = await payments.openCheckout({
    rowId: id,
    lines: [
      ...price.lines.map(({ product, name }) => ({ name, amountCents: product.priceCents })),
      { name: `Shipping: ${price.shipping.name}`, amountCents: price.shippingCents },
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
  if (!row) throw new AppError('not_found', { message: 'You have no such QR code.' })
  if (!isPrintable(row.values, now())) throw new AppError('qr_unusable')
}
