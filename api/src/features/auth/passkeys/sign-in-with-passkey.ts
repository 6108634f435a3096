import type { PasskeyAssertion } from 'sync-protocol/rest'
import type { Services } from '../../../deps'
import { AppError } from '../../../http/app-error'
import type { Visitor } from '../../../http/visitor'
import { beginSession, noticeNewDevice } from '../sign-in'
import { checkAssertion } from './check-assertion'

/** A signature cannot be guessed, so that only its failures count, and against the address alone. */
export async function signInWithPasskey(
  services: Services,
  passkey: PasskeyAssertion,
  visitor: Visitor,
) {
  const { database, limits } = services
  await limits.check('sign_in_address', visitor.address)
  const { userId } = await checkAssertion(services, passkey).catch(async error => {
    if (error instanceof AppError && error.code === 'bad_credentials') {
      await limits.take('sign_in_address', visitor.address)
    }
    throw error
  })
  await limits.take('signed_in', userId)
  return database.transaction(userId, async tx => {
    const signedIn = await beginSession(tx, services, userId, visitor)
    await noticeNewDevice(tx, services, signedIn, visitor)
    return signedIn
  })
}
