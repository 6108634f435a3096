import type { PasskeyAssertion } from 'sync-protocol/rest'
import type { Services } from '../../../deps'
import { isAppError } from '../../../http/app-error'
import type { Visitor } from '../../../http/visitor'
import { openSession } from '../sign-in'
import { checkAssertion } from './check-assertion'

/** A signature cannot be guessed, so that only its failures count, and against the address alone. */
export async function signInWithPasskey(
  services: Services,
  passkey: PasskeyAssertion,
  visitor: Visitor,
) {
  const { limits } = services
  await limits.check('sign_in_address', visitor.address)
  const { userId } = await checkAssertion(services, passkey).catch(async error => {
    if (isAppError(error, 'bad_credentials')) {
      await limits.take('sign_in_address', visitor.address)
    }
    throw error
  })
  return openSession(services, userId, visitor)
}
