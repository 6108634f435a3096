import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { PasskeyRegistration } from 'sync-protocol/rest'
import { AppError } from '../../../core/app-error'
import type { Services } from '../../../deps'
import { type Question, takeQuestion } from './challenges'
import { relyingParty } from './relying-party'

export type CheckedPasskey = {
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  isBackedUp: boolean
}

/** Throws `invalid` if the passkey answers no question of ours. */
export async function checkRegistration(
  services: Services,
  passkey: PasskeyRegistration,
): Promise<{ checked: CheckedPasskey; question: Question }> {
  const { id: rpId, origin } = relyingParty(services.config)
  const asked: { question: Question | null } = { question: null }
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: passkey.id,
        rawId: passkey.rawId,
        type: passkey.type,
        clientExtensionResults: {},
        response: {
          clientDataJSON: passkey.response.clientDataJSON,
          attestationObject: passkey.response.attestationObject,
        },
      },
      async expectedChallenge(challenge) {
        asked.question = await takeQuestion(services, challenge)
        return asked.question !== null && asked.question.purpose !== 'sign_in'
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    })
    if (!registrationInfo || !asked.question) throw refused()
    const { credential, credentialBackedUp } = registrationInfo
    return {
      question: asked.question,
      checked: {
        credentialId: credential.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: passkey.response.transports ?? [],
        isBackedUp: credentialBackedUp,
      },
    }
  } catch (error) {
    throw error instanceof AppError ? error : refused()
  }
}

const refused = () =>
  new AppError('invalid', { fields: { passkey: 'The passkey could not be checked. Try again.' } })
