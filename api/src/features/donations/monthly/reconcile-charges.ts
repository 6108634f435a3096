import type { Owner } from '../../../db/as-owner'
import { requirePayments } from '../../../http/require-payments'
import { isUuid } from '../gifts.sql'
import { listUnknown, type Reconciled } from '../reconciled'
import type { GiftServices } from '../send-receipt'
import { settleMonth } from './subscription-events'

export async function reconcileCharges(
  owner: Owner,
  services: GiftServices,
  since: Date,
  found: Reconciled,
): Promise<void> {
  for await (const page of requirePayments(services).listPaidInvoices(since)) {
    const rows = await owner.transaction(
      tx => tx<{ invoice_id: string }[]>`
        select invoice_id from donations where invoice_id = any(${page.map(({ id }) => id)})`,
    )
    const known = new Set(rows.map(row => row.invoice_id))
    for (const { id, subscriptionId, rowId } of page) {
      // The same Stripe account may serve others.
      if (known.has(id) || !subscriptionId || !rowId || !isUuid(rowId)) continue
      const isOurs = await settleMonth(services, { subscriptionId, invoiceId: id }, null)
      if (isOurs) found.mended++
      else listUnknown(found, id)
    }
  }
}
