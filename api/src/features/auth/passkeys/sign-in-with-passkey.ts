import type { PasskeyAssertion } from 'sync-protocol/rest'
import { isAppError } from '../../../core/app-error'
import type { Services } from '../../../deps'
import type { Visitor } from '../../../http/visitor'
import { openSession } from '../sign-in'
import { checkAssertion } from './check-assertion'

/** Counts only failures, and only for the address, because a signature cannot be guessed. */
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
