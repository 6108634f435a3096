import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { PasskeyRegisterRequest, PasskeyRegistration } from 'sync-protocol/rest'
import { AppError } from '../../../core/app-error'
import type { SessionUser } from '../../../core/signed-in'
import type { Tx } from '../../../db/database'
import { isDuplicate } from '../../../db/database-error'
import type { Services } from '../../../deps'
import type { Visitor } from '../../../http/visitor'
import { requireEmail } from '../../../mail/email-addresses'
import { isClaimed } from '../../../records/claimed-ids.sql'
import { openAccountOnce } from '../register'
import { authTexts } from '../texts'
import { askOnce, CHALLENGE_MS, type Question, relyingParty, takeQuestion } from './challenges'
import { insertPasskey, listCredentialIds, lockCredentials } from './passkeys.sql'

const PASSKEYS_MAX = 20

type Asker = { id: string; email: string; exclude: { id: string; transports: string[] }[] }

/**
 * A taken address changes nothing in the answer. A taken id is refused already here, because an authenticator
 * would replace the passkey that it has for the id.
 */
export async function askForSignUp(services: Services, email: string, chosen?: string) {
  const { database, keyring } = services
  if (chosen && (await database.anonymous(tx => isClaimed(tx, keyring, chosen)))) {
    throw new AppError('id_taken')
  }
  const id = chosen ?? services.newId()
  return askFor(services, { id, email, exclude: [] }, { purpose: 'sign_up', accountId: id })
}

export async function askForAnother(services: Services, { id }: SessionUser) {
  const { exclude, email } = await services.database.transaction(id, async tx => ({
    exclude: await listCredentialIds(tx, id),
    email: await requireEmail(services.keyring, tx, id),
  }))
  if (exclude.length >= PASSKEYS_MAX) throw tooMany()
  return askFor(services, { id, email, exclude: [...exclude] }, { purpose: 'add', accountId: id })
}

export async function askFor(
  services: Services,
  { id, email, exclude }: Asker,
  question: Question,
) {
  const { id: rpID, name: rpName } = relyingParty(services.config)
  return generateRegistrationOptions({
    rpID,
    rpName,
    userID: new Uint8Array(Buffer.from(id.replaceAll('-', ''), 'hex')),
    userName: email,
    userDisplayName: email,
    challenge: await askOnce(services, question),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: exclude,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

type SignUp = Extract<PasskeyRegisterRequest, { email: string }>

export async function signUpWithPasskey(services: Services, request: SignUp, visitor: Visitor) {
  const { checked, question } = await checkRegistration(services, request.passkey)
  if (question.purpose !== 'sign_up') throw wrongQuestion()
  const { passkey: _, ...given } = request
  const person = { ...given, id: question.accountId, passwordHash: null }
  return openAccountOnce(services, person, visitor, async tx => {
    await keepPasskey(tx, services, person.id, checked, visitor.device)
  })
}

type Addition = Exclude<PasskeyRegisterRequest, SignUp>

export async function addPasskey(
  services: Services,
  user: SessionUser,
  { passkey, name }: Addition,
  visitor: Visitor,
): Promise<string> {
  const checked = await checkPasskeyFor(services, user.id, passkey)
  return services.database.transaction(user.id, async tx => {
    await lockCredentials(tx, user.id)
    if ((await listCredentialIds(tx, user.id)).length >= PASSKEYS_MAX) throw tooMany()
    const id = await keepPasskey(tx, services, user.id, checked, name?.trim() || visitor.device)
    await services.notices.put(tx, user.id, { kind: 'passkey_added' })
    return id
  })
}

export async function keepPasskey(
  tx: Tx,
  { newId, now }: Services,
  userId: string,
  checked: CheckedPasskey,
  name: string,
): Promise<string> {
  const id = newId()
  try {
    await insertPasskey(tx, userId, { ...checked, id, name, at: now() })
  } catch (error) {
    // No authenticator makes the same id twice.
    throw isDuplicate(error) ? wrongQuestion() : error
  }
  return id
}

export async function checkPasskeyFor(
  services: Services,
  accountId: string,
  passkey: PasskeyRegisterRequest['passkey'],
): Promise<CheckedPasskey> {
  const { checked, question } = await checkRegistration(services, passkey)
  if (question.purpose !== 'add' || question.accountId !== accountId) throw wrongQuestion()
  return checked
}

const wrongQuestion = () =>
  new AppError('invalid', { fields: { passkey: authTexts.failures.passkeyUnchecked } })

const tooMany = () => {
  const message = authTexts.failures.tooManyPasskeys({ most: PASSKEYS_MAX })
  return new AppError('invalid', { message, fields: { passkey: message } })
}

type CheckedPasskey = {
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  isBackedUp: boolean
}

/** Throws `invalid` if the passkey answers no question of ours. */
async function checkRegistration(
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
  new AppError('invalid', { fields: { passkey: authTexts.failures.passkeyUnchecked } })
