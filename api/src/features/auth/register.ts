import type { RegisterAnswer, RegisterRequest } from 'sync-protocol/rest'
import { isDuplicate } from '../../db/database-error'
import type { Services } from '../../deps'
import { AppError } from '../../http/app-error'
import { makeRecoveryCodes, saveRecoveryCodes } from './recovery-codes'
import { readUserAnswer } from './user-answer'
import { insertUser } from './users.sql'

/** Makes the account, its key, its recovery codes and its first session, or nothing at all. */
export async function register(services: Services, request: RegisterRequest) {
  const { database, keyring, passwords, sessions, accountNames, now, newId, randomBytes } = services
  const { email, password, firstName, lastName } = request
  const passwordHash = await passwords.hash(password)
  const id = newId()
  const recoveryCodes = makeRecoveryCodes(randomBytes)

  return database.transaction(id, async tx => {
    try {
      await insertUser(tx, { id, email, passwordHash, at: now() })
    } catch (error) {
      throw isDuplicate(error) ? emailTaken() : error
    }
    await keyring.createUserKey(tx, id)
    await accountNames.write(tx, id, {
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
    })
    await saveRecoveryCodes(tx, keyring, id, recoveryCodes)
    const session = await sessions.begin(tx, id)
    const answer: RegisterAnswer = { user: await readUserAnswer(tx, services, id), recoveryCodes }
    return { answer, session }
  })
}

const emailTaken = () => {
  const message = 'An account with this e-mail address exists already'
  return new AppError('email_taken', { message, fields: { email: message } })
}
