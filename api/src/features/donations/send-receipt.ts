import {
  FOUNDATION_NAME,
  formatUsd,
  keptCents,
  type ReceiptedGift,
  receiptLines,
} from 'sync-protocol/commerce'
import type { Locale } from 'sync-protocol/languages'
import { fullNameOf } from 'sync-protocol/medical'
import type { LogEntry } from '../../core/log-entry'
import type { Tx } from '../../db/database'
import type { JobReads } from '../../db/maintenance'
import { workThrough } from '../../db/work-through'
import type { Services } from '../../deps'
import { logJobFailure } from '../../http/request-log'
import { addEnglish, paragraphs, type WrittenEmail } from '../../i18n/write-email'
import { readReceiptEmail } from '../../mail/email-addresses'
import { readLanguage } from '../../mail/reader'
import { openReceiptAddress } from '../../mail/receipt-address'
import { type GiftRow, readGift } from './gifts.sql'
import { donationTexts } from './texts'

export type GiftServices = Pick<
  Services,
  'accountNames' | 'database' | 'keyring' | 'newId' | 'now' | 'outbox' | 'payments'
>

/**
 * Queues the receipt in the transaction that marks it as sent. Housekeeping finds receipts that stayed
 * due.
 */
export async function sendReceipt(services: GiftServices, giftId: string): Promise<void> {
  const { database, outbox } = services
  const row = await database.lookup('payment', giftId, tx => readGift(tx, giftId))
  if (row?.receipt_state !== 'due') return
  const receipted = toReceipted(row)
  const to = row.user_id
    ? await readDonor(services, row.user_id)
    : guest(openReceiptAddress(services.keyring, row.id, row.sealed_receipt_email))
  await outbox.sendAfter(() =>
    database.lookup('payment', giftId, async tx => {
      if (!(await endReceipt(tx, giftId)) || !to || !receipted) return
      if (keptCents(receipted) === 0) return
      await outbox.put(tx, {
        kind: 'email',
        name: 'receipt',
        to: to.address,
        about: row.user_id ? [row.user_id] : [],
        ...writeReceipt(receipted, to),
      })
    }),
  )
}

export function writeReceipt(gift: ReceiptedGift, { name, language }: Donor): WrittenEmail {
  const english = emailWith(receiptLines(gift, name), gift, 'en')
  if (language === 'en') return english
  return addEnglish(emailWith(linesIn(language, gift, name), gift, language), english)
}

function emailWith(
  lines: readonly string[],
  { number }: ReceiptedGift,
  language: Locale,
): WrittenEmail {
  const { subject, thanks } = donationTexts(language)
  return { subject: subject({ number }), text: paragraphs(thanks, lines.join('\n')) }
}

function linesIn(language: Locale, gift: ReceiptedGift, donor: string): string[] {
  const { receipt } = donationTexts(language)
  const { kind, totalCents, refundedCents, paidAt } = gift
  return [
    receipt.by({ foundation: FOUNDATION_NAME }),
    receipt.from({ donor }),
    receipt.date({ day: paidAt.slice(0, 10) }),
    receipt.amount({ amount: formatUsd(totalCents) }),
    ...(refundedCents === 0
      ? []
      : [
          receipt.refunded({ amount: formatUsd(refundedCents) }),
          receipt.kept({ amount: formatUsd(keptCents(gift)) }),
        ]),
    receipt.purpose({ kind: receipt.kinds[kind] }),
    '',
    receipt.nothing,
    receipt.taxes,
  ]
}

/** Returns false if another call was first. The guest's address is no longer needed. */
async function endReceipt(tx: Tx, id: string): Promise<boolean> {
  const ended = await tx`
    update donations set receipt_state = 'sent', sealed_receipt_email = null
    where id = ${id} and receipt_state = 'due' returning 1`
  return ended.length === 1
}

function toReceipted(row: GiftRow): ReceiptedGift | null {
  if (!row.receipt_number || !row.paid_at) return null
  return {
    number: row.receipt_number,
    paidAt: row.paid_at.toISOString(),
    totalCents: row.total_cents,
    refundedCents: row.refunded_cents,
    kind: row.kind,
  }
}

type Donor = { address: string; name: string; language: Locale }

const guest = (email: string | null): Donor | null =>
  email ? { address: email, name: email, language: 'en' } : null

async function readDonor({ database, keyring, accountNames }: GiftServices, userId: string) {
  return database.transaction(userId, async (tx): Promise<Donor | null> => {
    const address = await readReceiptEmail(keyring, tx, userId)
    if (address === null) return null
    const language = await readLanguage(tx, userId)
    const name = fullNameOf(await accountNames.read(tx, userId)) || address
    return { address, name, language }
  })
}

/** Finds the receipts of a server that died between the payment and the e-mail. */
export const sendDueReceipts = (
  services: GiftServices & { log: (entry: LogEntry) => void },
  { read }: JobReads,
): Promise<number> =>
  workThrough({
    readPage: (after, limit) =>
      read(
        tx => tx<{ id: string }[]>`
          select id from donations where receipt_state = 'due' and id > ${after}
          order by id limit ${limit}`,
      ),
    work: ({ id }) => sendReceipt(services, id),
    onFailed: error => logJobFailure(services, 'receipt', error),
  })
