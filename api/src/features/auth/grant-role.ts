import { StartError } from '../../core/start-error'
import { asOwner } from '../../db/as-owner'
import type { Keyring } from '../../db/keyring'
import { findHolder, hashEmail } from '../../mail/email-addresses'

const GRANTABLE = ['owner', 'admin', 'none'] as const
type Grantable = (typeof GRANTABLE)[number]

/** Requests have no right to change the column. */
export async function grantRole(
  ownerUrl: string,
  keyring: Keyring,
  email: string,
  role: Grantable,
): Promise<void> {
  await asOwner(ownerUrl, owner =>
    owner.transaction(async tx => {
      const id = await findHolder(tx, hashEmail(keyring, email))
      const changed = await tx`
        update users set role = ${role === 'none' ? null : role}
        where id = ${id} and deleted_at is null and email_refused_at is null
        returning 1`
      if (changed.length === 0) throw new StartError(`No account has the address ${email}`)
    }),
  )
}
