import type { RegisterAnswer, RegisterRequest } from 'sync-protocol/rest'
import type { Tx } from '../../db/database'
import { isDuplicate } from '../../db/database-error'
import type { Services } from '../../deps'
import { AppError, isAppError } from '../../http/app-error'
import type { Visitor } from '../../http/visitor'
import { hashEmail, sealEmail } from '../../mail/email-addresses'
import { refuseCommonPassword } from './common-passwords/refuse-common-password'
import { askHolderAgain, putConfirmation } from './email/confirmation-email'
import type { AuthServices } from './password-hasher'
import { makeRecoveryCodes, saveRecoveryCodes } from './recovery-codes'
import { readUserAnswer } from './user-answer'
import { insertUser, setSealedEmail } from './users.sql'

/** A new account, by its password. */
export async function register(services: AuthServices, request: RegisterRequest, visitor: Visitor) {
  const { email, password, firstName, lastName } = request
  refuseCommonPassword('password', password)
  const passwordHash = await services.passwords.hash(password)
  const person = { id: services.newId(), email, passwordHash, firstName, lastName }
  return openAccountOnce(services, person, visitor)
}

type NewPerson = {
  id: string
  email: string
  /** Null where a passkey signs in. */
  passwordHash: string | null
  firstName: string | undefined
  lastName: string | undefined
}

/**
 * The account with all that belongs to it, or `email_taken`. The address's owner must be
 * able to get it back from an account that only claims it: they are asked once more.
 */
export async function openAccountOnce(
  services: Services,
  person: NewPerson,
  visitor: Visitor,
  andAlso: (tx: Tx) => Promise<void> = async () => {},
) {
  try {
    return await services.database.transaction(person.id, async tx => {
      const opened = await openAccount(tx, services, person, visitor)
      await andAlso(tx)
      return opened
    })
  } catch (error) {
    if (isAppError(error, 'email_taken')) {
      await askHolderAgain(services, person.email, visitor.address)
    }
    throw error
  }
}

/** Makes the account, its key, its recovery codes and its first session, or nothing at all. */
async function openAccount(
  tx: Tx,
  services: Services,
  { id, email, passwordHash, firstName, lastName }: NewPerson,
  visitor: Visitor,
) {
  const { keyring, sessions, accountNames, now, randomBytes } = services
  const recoveryCodes = makeRecoveryCodes(randomBytes)
  try {
    await insertUser(tx, { id, emailHash: hashEmail(keyring, email), passwordHash, at: now() })
  } catch (error) {
    throw isDuplicate(error) ? emailTaken() : error
  }
  const key = await keyring.createUserKey(tx, id)
  await setSealedEmail(tx, id, sealEmail(key, id, email))
  await accountNames.write(tx, id, {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
  })
  await saveRecoveryCodes(tx, keyring, id, recoveryCodes)
  const session = await sessions.begin(tx, id, visitor)
  // Last, as it waits for others who sign up from the same network.
  await putConfirmation(tx, services, { userId: id, email, isChange: false, from: visitor.address })
  const answer: RegisterAnswer = { user: await readUserAnswer(tx, services, id), recoveryCodes }
  return { answer, session }
}

const emailTaken = () => {
  const message = 'An account with this email address exists already'
  return new AppError('email_taken', { message, fields: { email: message } })
}
