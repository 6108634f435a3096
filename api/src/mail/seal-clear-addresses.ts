import { asOwner } from '../db/as-owner'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { hashEmail, sealEmail } from './email-addresses'
import { sealReceiptAddress } from './receipt-address'

const PAGE = 200

/**
 * Addresses of a database from before they were sealed: what migration 12 has made room for, and SQL
 * cannot do without the keys. Where there are none left it asks two indexes and is done.
 */
export async function sealClearAddresses(ownerUrl: string, keyring: Keyring): Promise<void> {
  await asOwner(ownerUrl, async owner => {
    while ((await owner.transaction(tx => sealAccounts(tx, keyring))) === PAGE);
    while ((await owner.transaction(tx => sealReceipts(tx, keyring))) === PAGE);
  })
}

/** How many there were. Of servers that start together, the first one's counts. */
async function sealAccounts(tx: Tx, keyring: Keyring): Promise<number> {
  const rows = await tx<{ id: string; email: string }[]>`
    select id, email from users where email is not null limit ${PAGE}`
  const keys = await keyring.userKeys(
    tx,
    rows.map(({ id }) => id),
  )
  for (const { id, email } of rows) {
    const key = keys.get(id)
    await tx`
      update users set email = null, email_hash = ${hashEmail(keyring, email)},
        sealed_email = ${key ? sealEmail(key, id, email) : null}
      where id = ${id} and email = ${email}`
  }
  return rows.length
}

async function sealReceipts(tx: Tx, keyring: Keyring): Promise<number> {
  const rows = await tx<{ id: string; receipt_email: string }[]>`
    select id, receipt_email from donations where receipt_email is not null
    limit ${PAGE} for update`
  for (const { id, receipt_email } of rows) {
    await tx`
      update donations set receipt_email = null,
        sealed_receipt_email = ${sealReceiptAddress(keyring, id, receipt_email)}
      where id = ${id}`
  }
  return rows.length
}
