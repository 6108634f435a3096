import { findPasswordFault } from 'sync-protocol/rest'
import { AppError } from '../../core/app-error'
import type { SignedIn } from '../../core/signed-in'
import { requireEmail } from '../../mail/email-addresses'
import { refuseCommonPassword } from './common-passwords/refuse-common-password'
import type { AuthServices } from './password-hasher'
import { deleteRecoveryCodes } from './recovery-codes'
import { endOtherSessions, setPasswordHash } from './users.sql'

/** Another person may know the old password, so every other session ends. */
export async function changePassword(
  services: AuthServices,
  { user, session }: SignedIn,
  newPassword: string,
): Promise<void> {
  const { database, keyring, notices, passwords } = services
  const email = await database.transaction(user.id, tx => requireEmail(keyring, tx, user.id))
  const fault = findPasswordFault(newPassword, email)
  if (fault) throw new AppError('invalid', { fields: { newPassword: fault } })
  refuseCommonPassword('newPassword', newPassword)
  const passwordHash = await passwords.hash(newPassword)
  await database.transaction(user.id, async tx => {
    await setPasswordHash(tx, user.id, passwordHash)
    await deleteRecoveryCodes(tx, user.id)
    await endOtherSessions(tx, user.id, session.id)
    await notices.put(tx, user.id, { kind: 'password_changed' })
  })
}
