import type { ReauthenticateRequest } from 'sync-protocol/rest'
import { AppError } from '../../core/app-error'
import type { SignedIn } from '../../core/signed-in'
import { requireEmail } from '../../mail/email-addresses'
import { limitTries } from './limit-tries'
import { checkAssertion } from './passkeys/check-assertion'
import type { AuthServices } from './password-hasher'
import { readPasswordHash } from './users.sql'

/** The session then counts as new. */
export async function reauthenticate(
  services: AuthServices,
  { user, session }: SignedIn,
  request: ReauthenticateRequest,
  address: string,
): Promise<void> {
  const { database, keyring, now } = services
  const email = await database.transaction(user.id, tx => requireEmail(keyring, tx, user.id))
  const prove = async () => {
    if ('password' in request) await checkPassword(services, user.id, request.password)
    else {
      const { userId } = await checkAssertion(services, request.passkey)
      if (userId !== user.id) {
        const message = 'This passkey belongs to another account.'
        throw new AppError('bad_credentials', { message })
      }
    }
    await database.transaction(
      user.id,
      tx =>
        tx`
          update sessions set signed_in_at = ${now()}
          where user_id = ${user.id} and id = ${session.id}`,
    )
  }
  // Limits the session, too, so that a stolen one gets no more guesses from many addresses.
  await limitTries(services, { email, address }, () =>
    limitTries(services, { email, address, known: session.id }, prove),
  )
}

async function checkPassword(
  { database, passwords }: AuthServices,
  userId: string,
  password: string,
): Promise<void> {
  const stored = await database.transaction(userId, tx => readPasswordHash(tx, userId))
  if (await passwords.verify(stored, password)) return
  throw new AppError('bad_credentials', { message: 'The password is wrong.' })
}
