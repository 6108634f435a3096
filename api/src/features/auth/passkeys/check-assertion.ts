import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { PasskeyAssertion } from 'sync-protocol/rest'
import { AppError } from '../../../core/app-error'
import type { Services } from '../../../deps'
import { authTexts } from '../texts'
import { relyingParty, takeQuestion } from './challenges'
import { findShownPasskey, notePasskeyUse, type StoredPasskey } from './passkeys.sql'

/** Throws `bad_credentials` for every fault. */
export async function checkAssertion(
  services: Services,
  passkey: PasskeyAssertion,
): Promise<{ userId: string }> {
  const { database, now } = services
  const stored = await database.lookup('passkey', passkey.id, tx =>
    findShownPasskey(tx, passkey.id),
  )
  const used = stored && (await verify(services, passkey, stored))
  if (!stored || !used) throw refused()
  const isNew = await database.transaction(stored.user_id, tx =>
    notePasskeyUse(tx, stored, { ...used, at: now() }),
  )
  if (!isNew) throw refused()
  return { userId: stored.user_id }
}

/** The library throws for each fault, and the answer names none. */
async function verify(services: Services, passkey: PasskeyAssertion, stored: StoredPasskey) {
  const { id: rpId, origin } = relyingParty(services.config)
  const { userHandle, ...response } = passkey.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...passkey,
        clientExtensionResults: {},
        response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
      },
      expectedChallenge: async challenge =>
        (await takeQuestion(services, challenge))?.purpose === 'sign_in',
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: stored.credential_id,
        publicKey: new Uint8Array(stored.public_key),
        counter: stored.counter,
      },
    })
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo
    return verified ? { counter, isBackedUp } : undefined
  } catch (error) {
    if (isOurs(error)) throw error
    return undefined
  }
}

/** An error of the server says nothing about the passkey. */
const isOurs = (error: unknown) => error instanceof AppError

const refused = () =>
  new AppError('bad_credentials', { message: authTexts.failures.unknownPasskey })
