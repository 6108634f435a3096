import { countryByCode } from 'sync-protocol/commerce'
import type { Order } from 'sync-protocol/rest'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { type OrderDetails, openOrderDetails, openTracking } from './order-details'
import type { OrderRow } from './orders.sql'

export async function toOrder(keyring: Keyring, tx: Tx, row: OrderRow): Promise<Order> {
  const details = await openOrderDetails(keyring, tx, row)
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    items: row.items,
    subtotalCents: row.subtotal_cents,
    shippingCents: row.shipping_cents,
    totalCents: row.total_cents,
    refundedCents: row.refunded_cents,
    shippingMethod: row.shipping_method,
    shipTo: details ? addressLines(details.address).join(', ') : '',
    trackingNumber: await openTracking(keyring, tx, row),
    qrCodeId: row.code_id,
    feedbackDueAt: row.feedback_due_at?.toISOString() ?? null,
  }
}

export function addressLines(address: OrderDetails['address']): string[] {
  const { name, address1, address2, city, state, postalCode, country } = address
  const place = [city, state, postalCode].filter(part => part !== '').join(', ')
  const countryName = countryByCode(country)?.name ?? country
  return [name, address1, address2, place, countryName].filter(line => line !== '')
}
