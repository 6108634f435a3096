import type { TierId } from 'sync-protocol/commerce'
import type { Intent } from '../../adapters/payments/payments'
import { AppError } from '../../core/app-error'
import type { Services } from '../../deps'
import { requirePayments } from '../../http/require-payments'
import { sealReceiptAddress } from '../../mail/receipt-address'
import { asDonor, type Donor } from './donor'
import {
  cancelGift,
  findOpenGift,
  type GiftRow,
  insertGift,
  lockDonor,
  setIntent,
  setReceiptEmail,
} from './gifts.sql'
import { settleGift } from './settle-gift'

type GiftRequest = { tier: TierId | null; totalCents: number; receiptEmail: string | null }

/**
 * The row is written first and its id is the payment's idempotency key, so that a double press, a second tab
 * or a retry gets the same payment. Another amount replaces the session's open payment.
 */
export async function beginGift(
  services: Services,
  donor: Donor,
  request: GiftRequest,
): Promise<Intent> {
  const payments = requirePayments(services)
  await services.limits.check('payment_declined', donor.address)
  for (let tries = 1; tries <= 3; tries++) {
    const { row, replaced } = await claimRow(services, donor, request)
    if (replaced) await payments.cancelIntent(replaced)
    const intent = row.intent_id
      ? await payments.readIntent(row.intent_id)
      : await payments.openGift({ rowId: row.id, totalCents: row.total_cents })
    if (!row.intent_id) await asDonor(services, donor, tx => setIntent(tx, row.id, intent.id))
    if (intent.status === 'open') return intent
    // The payment was paid or cancelled and the event has not arrived.
    await settleGift(services, row.id, null)
  }
  throw new AppError('unavailable')
}

type Claimed = { row: Pick<GiftRow, 'id' | 'total_cents' | 'intent_id'>; replaced: string | null }

async function claimRow(services: Services, donor: Donor, request: GiftRequest): Promise<Claimed> {
  const { keyring, limits, newId, now } = services
  await limits.take('payment_intent', donor.address)
  const claimed = await asDonor(services, donor, async tx => {
    await lockDonor(tx, donor.key)
    const open = await findOpenGift(tx, donor.key)
    if (open && isSameGift(open, request)) {
      await setReceiptEmail(tx, open.id, sealReceiptAddress(keyring, open.id, request.receiptEmail))
      return { row: open, replaced: null, isNew: false }
    }
    if (open) await cancelGift(tx, open.id)
    const row = { id: newId(), total_cents: request.totalCents, intent_id: null }
    await insertGift(tx, {
      id: row.id,
      tier: request.tier,
      totalCents: request.totalCents,
      sealedReceiptEmail: sealReceiptAddress(keyring, row.id, request.receiptEmail),
      userId: donor.userId,
      donorKey: donor.key,
      donorAddress: donor.address,
      kind: 'one_time',
      at: now(),
    })
    return { row, replaced: open?.intent_id ?? null, isNew: true }
  })
  if (!claimed.isNew) await limits.giveBack('payment_intent', donor.address)
  return claimed
}

const isSameGift = (open: GiftRow, { totalCents, tier }: GiftRequest): boolean =>
  open.total_cents === totalCents && open.tier === tier
