import { keptCents, type ReceiptedGift, receiptLines } from 'sync-protocol/commerce'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { readEmail } from '../../records/email-addresses'
import { openReceiptAddress } from '../../records/receipt-address'
import { type GiftRow, readGift } from './gifts.sql'

/** A letter that was begun so long ago will not be finished by whoever began it. */
const ABANDONED_MS = 10 * 60_000

/**
 * Sends a gift's receipt, once: whoever claims it first does. A mail server that is down leaves it due,
 * and housekeeping tries again.
 */
export async function sendReceipt(services: Services, giftId: string): Promise<void> {
  const { database, mail, now } = services
  const row = await database.lookup('payment', giftId, tx => claimReceipt(tx, giftId, now()))
  if (!row) return
  const receipted = toReceipted(row)
  const to = row.user_id
    ? await readDonor(services, row.user_id)
    : guest(openReceiptAddress(services.keyring, row.id, row.sealed_receipt_email))
  if (to && receipted && keptCents(receipted) > 0) {
    try {
      await mail.send({
        to: to.address,
        subject: `Donation receipt ${receipted.number}`,
        text: `${['Thank you for your gift.', '', ...receiptLines(receipted, to.name)].join('\n')}\n`,
      })
    } catch {
      return
    }
  }
  await database.lookup('payment', giftId, tx => endReceipt(tx, giftId))
}

async function claimReceipt(tx: Tx, id: string, now: Date): Promise<GiftRow | undefined> {
  const abandoned = new Date(now.getTime() - ABANDONED_MS)
  const claimed = await tx`
    update donations set receipt_tried_at = ${now}
    where id = ${id} and receipt_state = 'due'
      and (receipt_tried_at is null or receipt_tried_at < ${abandoned})
    returning 1`
  return claimed.length === 1 ? readGift(tx, id) : undefined
}

/** A guest's address has served its purpose. */
const endReceipt = (tx: Tx, id: string) =>
  tx`update donations set receipt_state = 'sent', sealed_receipt_email = null where id = ${id}`

export function toReceipted(row: GiftRow): ReceiptedGift | null {
  if (!row.receipt_number || !row.paid_at) return null
  return {
    number: row.receipt_number,
    paidAt: row.paid_at.toISOString(),
    totalCents: row.total_cents,
    refundedCents: row.refunded_cents,
    kind: row.kind,
  }
}

type Donor = { address: string; name: string }

const guest = (email: string | null): Donor | null =>
  email ? { address: email, name: email } : null

/** Null when the account is gone. */
async function readDonor({ database, keyring, accountNames }: Services, userId: string) {
  return database.transaction(userId, async (tx): Promise<Donor | null> => {
    const address = await readEmail(keyring, tx, userId)
    if (address === null) return null
    const { firstName = '', lastName = '' } = await accountNames.read(tx, userId)
    return { address, name: `${firstName} ${lastName}`.trim() || address }
  })
}
