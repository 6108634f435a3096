import postgres from 'postgres'
import { hashEmail } from '../records/email-addresses'
import { StartError } from '../start-error'
import type { Keyring } from './keyring'

export const GRANTABLE = ['owner', 'admin', 'none'] as const
export type Grantable = (typeof GRANTABLE)[number]

/** Roles are given here alone: requests have no right to the column. */
export async function grantRole(
  ownerUrl: string,
  keyring: Keyring,
  email: string,
  role: Grantable,
): Promise<void> {
  const sql = postgres(ownerUrl, {
    max: 1,
    connection: { 'app.maintenance': 'on' },
    onnotice: () => {},
  })
  try {
    const changed = await sql`
      update users set role = ${role === 'none' ? null : role}
      where email_hash = ${hashEmail(keyring, email)} and deleted_at is null
        and email_refused_at is null
      returning 1`
    if (changed.length === 0) throw new StartError(`No account has the address ${email}`)
  } finally {
    await sql.end({ timeout: 1 })
  }
}
