import type { LoginRequest, RecoverRequest, SignedInAnswer } from 'sync-protocol/rest'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { AppError } from '../../http/app-error'
import { useRecoveryCode } from './recovery-codes'
import { readUserAnswer } from './user-answer'
import { endAllSessions, findCredentials, setPasswordHash } from './users.sql'

/** Nobody's id: an unknown account costs the same statements as a known one. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The same answer, after the same work, for a wrong password and an unknown address. */
export async function signIn(
  services: Services,
  { email, password }: LoginRequest,
  address: string,
) {
  const { database, passwords } = services
  return limitTries(services, email, address, async () => {
    const found = await database.lookup('email', email, tx => findCredentials(tx, email))
    const isRight = found?.password_hash
      ? await passwords.verify(found.password_hash, password)
      : await passwords.verifyNothing(password)
    if (!found || !isRight) throw new AppError('bad_credentials')
    return database.transaction(found.id, tx => beginSession(tx, services, found.id))
  })
}

/** A recovery code stands in for the old password. Whoever was signed in elsewhere no longer is. */
export async function recover(services: Services, request: RecoverRequest, address: string) {
  const { database, passwords, keyring, now } = services
  const { email, recoveryCode, newPassword } = request
  return limitTries(services, email, address, async () => {
    const passwordHash = await passwords.hash(newPassword)
    const found = await database.lookup('email', email, tx => findCredentials(tx, email))
    const userId = found?.id ?? NOBODY
    return database.transaction(userId, async tx => {
      const isRight = await useRecoveryCode(tx, keyring, { userId, code: recoveryCode, at: now() })
      if (!isRight) {
        const message = 'The e-mail address or the recovery code is wrong.'
        throw new AppError('bad_credentials', { message })
      }
      await setPasswordHash(tx, userId, passwordHash)
      await endAllSessions(tx, userId)
      return beginSession(tx, services, userId)
    })
  })
}

/**
 * Counted per account *and* address, so that nobody can lock another person out. A try counts from
 * its beginning until it succeeds: a hundred at once are not a hundred guesses.
 */
async function limitTries<T>(
  { limits }: Services,
  email: string,
  address: string,
  attempt: () => Promise<T>,
): Promise<T> {
  const account = `${email} ${address}`
  await limits.check('sign_in_address', address)
  await limits.take('sign_in', account)
  try {
    const result = await attempt()
    await limits.clear('sign_in', account)
    return result
  } catch (error) {
    if (error instanceof AppError && error.code === 'bad_credentials') {
      await limits.take('sign_in_address', address)
    } else {
      // Trouble of ours. If the count cannot be mended either, it is a minute's nuisance.
      await limits.giveBack('sign_in', account).catch(() => {})
    }
    throw error
  }
}

async function beginSession(tx: Tx, services: Services, userId: string) {
  const session = await services.sessions.begin(tx, userId)
  const answer: SignedInAnswer = { user: await readUserAnswer(tx, services, userId) }
  return { answer, session }
}
