import { findPasswordFault } from 'sync-protocol/rest'
import type { Services } from '../../deps'
import { AppError } from '../../http/app-error'
import type { SignedIn } from '../../http/session'
import { endOtherSessions, setPasswordHash } from './users.sql'

/** Whoever knew the old password is signed out: everywhere but here. */
export async function changePassword(
  services: Services,
  { user, session }: SignedIn,
  newPassword: string,
): Promise<void> {
  const fault = findPasswordFault(newPassword, user.email)
  if (fault) throw new AppError('invalid', { fields: { newPassword: fault } })
  const { database, notices, passwords } = services
  const passwordHash = await passwords.hash(newPassword)
  await database.transaction(user.id, async tx => {
    await setPasswordHash(tx, user.id, passwordHash)
    await endOtherSessions(tx, user.id, session.id)
  })
  notices.send(user.email, { kind: 'password_changed' })
}
