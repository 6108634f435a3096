import { findHolder, hashEmail } from '../records/email-addresses'
import { StartError } from '../start-error'
import { asOwner } from './as-owner'
import type { Keyring } from './keyring'

/** For an account that somebody else got into, or for everybody after a leak: a new sign-in is needed. */
export async function endSessions(
  ownerUrl: string,
  keyring: Keyring,
  whose: 'everyone' | (string & {}),
): Promise<number> {
  return asOwner(ownerUrl, owner =>
    owner.transaction(async tx => {
      if (whose === 'everyone') return (await tx`delete from sessions`).count
      const id = await findHolder(tx, hashEmail(keyring, whose))
      if (!id) throw new StartError(`No account has the address ${whose}`)
      return (await tx`delete from sessions where user_id = ${id}`).count
    }),
  )
}
