import type { RegisterAnswer, RegisterRequest } from 'sync-protocol/rest'
import { AppError, isAppError } from '../../core/app-error'
import type { Tx } from '../../db/database'
import { isDuplicate } from '../../db/database-error'
import type { Services } from '../../deps'
import type { Visitor } from '../../http/visitor'
import { hashEmail, sealEmail } from '../../mail/email-addresses'
import { claimId, isChosenId } from '../../records/claimed-ids.sql'
import { refuseCommonPassword } from './common-passwords/refuse-common-password'
import { askHolderAgain, putConfirmation } from './email/confirmation-email'
import type { AuthServices } from './password-hasher'
import { makeRecoveryCodes, saveRecoveryCodes } from './recovery-codes'
import { authTexts } from './texts'
import { readUserAnswer } from './user-answer'
import { insertUser, isAddressTaken, setSealedEmail } from './users.sql'

export async function register(services: AuthServices, request: RegisterRequest, visitor: Visitor) {
  const { id = services.newId(), email, password, ...person } = request
  refuseCommonPassword('password', password)
  const passwordHash = await services.passwords.hash(password)
  return openAccountOnce(services, { ...person, id, email, passwordHash }, visitor)
}

type NewPerson = {
  /**
   * A chosen id may belong to another account, so nothing is done as this person before the id is
   * claimed.
   */
  id: string
  email: string
  passwordHash: string | null
  firstName?: string | undefined
  lastName?: string | undefined
  language?: string | undefined
}

/**
 * Throws `email_taken` or `id_taken`. If another account has not confirmed the address, the holder of the
 * mailbox gets the e-mail again.
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
    const refusal = await refusalOf(services, person, error)
    if (isAppError(refusal, 'email_taken')) {
      await askHolderAgain(services, person.email, visitor.address)
    }
    throw refusal
  }
}

/** `email_taken` comes before `id_taken`, because most likely the first answer to this request was lost. */
async function refusalOf(services: Services, { email }: NewPerson, error: unknown) {
  if (!isAppError(error, 'id_taken')) return error
  return (await isAddressTaken(services, email)) ? emailTaken() : error
}

async function openAccount(
  tx: Tx,
  services: Services,
  { id, email, passwordHash, firstName, lastName, language }: NewPerson,
  visitor: Visitor,
) {
  const { keyring, sessions, accountNames, now, randomBytes } = services
  const recoveryCodes = makeRecoveryCodes(randomBytes)
  if (isChosenId(id) && !(await claimId(tx, keyring, id))) throw new AppError('id_taken')
  try {
    const emailHash = hashEmail(keyring, email)
    await insertUser(tx, { id, emailHash, passwordHash, language: language ?? null, at: now() })
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
  // Last, because it waits for sign-ups from the same network.
  await putConfirmation(tx, services, {
    userId: id,
    email,
    reason: 'sign_up',
    from: visitor.address,
  })
  const answer: RegisterAnswer = { user: await readUserAnswer(tx, services, id), recoveryCodes }
  return { answer, session }
}

const emailTaken = () => {
  const message = authTexts.failures.emailTaken
  return new AppError('email_taken', { message, fields: { email: message } })
}
