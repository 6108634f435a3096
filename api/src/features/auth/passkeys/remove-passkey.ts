import type { Services } from '../../../deps'
import { AppError } from '../../../http/app-error'
import type { SessionUser } from '../../../http/signed-in'
import { requireEmail } from '../../../mail/email-addresses'
import { deletePasskey, listPasskeys, lockCredentials } from './passkeys.sql'

/** Never the last thing that signs in. */
export async function removePasskey(
  { database, keyring, notices }: Services,
  user: SessionUser,
  id: string,
): Promise<void> {
  await database.transaction(user.id, async tx => {
    const { hasPassword } = await lockCredentials(tx, user.id)
    const passkeys = await listPasskeys(tx, user.id)
    if (!passkeys.some(passkey => passkey.id === id)) throw new AppError('not_found')
    if (passkeys.length === 1 && !hasPassword) {
      const message =
        'This is all you can sign in with. Set a password or add another passkey first.'
      throw new AppError('last_credential', { message })
    }
    await deletePasskey(tx, user.id, id)
    const email = await requireEmail(keyring, tx, user.id)
    await notices.put(tx, { id: user.id, email }, { kind: 'passkey_removed' })
  })
}
