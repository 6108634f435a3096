import postgres from 'postgres'
import type { Keyring } from '../db/keyring'
import { hashEmail, sealEmail } from './email-addresses'
import { sealReceiptAddress } from './receipt-address'

const PAGE = 200

/**
 * Addresses of a database from before they were sealed: what migration 12 has made room for, and SQL
 * cannot do without the keys. Where there are none left it asks two indexes and is done.
 */
export async function sealClearAddresses(ownerUrl: string, keyring: Keyring): Promise<void> {
  const sql = postgres(ownerUrl, {
    max: 1,
    connection: { 'app.maintenance': 'on' },
    onnotice: () => {},
  })
  try {
    while ((await sealAccounts(sql, keyring)) === PAGE);
    while ((await sealReceipts(sql, keyring)) === PAGE);
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** How many there were. Servers that start together share them. */
const sealAccounts = (sql: postgres.Sql, keyring: Keyring) =>
  sql.begin(async tx => {
    const rows = await tx<{ id: string; email: string }[]>`
      select id, email from users where email is not null limit ${PAGE} for update`
    const keys = await keyring.userKeys(
      tx,
      rows.map(({ id }) => id),
    )
    for (const { id, email } of rows) {
      const key = keys.get(id)
      await tx`
        update users set email = null, email_hash = ${hashEmail(keyring, email)},
          sealed_email = ${key ? sealEmail(key, id, email) : null}
        where id = ${id}`
    }
    return rows.length
  })

const sealReceipts = (sql: postgres.Sql, keyring: Keyring) =>
  sql.begin(async tx => {
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
  })
