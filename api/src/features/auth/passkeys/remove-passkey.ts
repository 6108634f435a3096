import { AppError } from '../../../core/app-error'
import type { SessionUser } from '../../../core/signed-in'
import type { Services } from '../../../deps'
import { deletePasskey, listPasskeys, lockCredentials } from './passkeys.sql'

/** Throws `last_credential` rather than remove the last way to sign in. */
export async function removePasskey(
  { database, notices }: Services,
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
    await notices.put(tx, user.id, { kind: 'passkey_removed' })
  })
}
