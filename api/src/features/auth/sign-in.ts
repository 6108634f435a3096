import type { Context } from 'hono'
import type { LoginRequest, RecoverRequest, SignedInAnswer } from 'sync-protocol/rest'
import { AppError, isAppError } from '../../core/app-error'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { luciaIn } from '../../http/lucia'
import type { NewSession } from '../../http/session'
import type { Visitor } from '../../http/visitor'
import { refuseCommonPassword } from './common-passwords/refuse-common-password'
import { limitTries } from './limit-tries'
import type { AuthServices } from './password-hasher'
import { deleteRecoveryCodes, useRecoveryCode } from './recovery-codes'
import { authTexts } from './texts'
import { readUserAnswer } from './user-answer'
import { findByEmail, setPasswordHash } from './users.sql'

/** For an unknown account the same statements run with this id, so that the response time reveals nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** A wrong password and an unknown address get the same answer after the same work. */
export async function signIn(
  services: AuthServices,
  { email, password }: LoginRequest,
  visitor: Visitor,
) {
  const found = await findByEmail(services, email)
  const userId = found?.id ?? NOBODY
  const known = await services.sessions.knownDevice(userId, visitor)
  const onManyStrangers = () => notifyOfTries(services, email, userId)
  const tries = { email, address: visitor.address, known, onManyStrangers }
  return limitTries(services, tries, async () => {
    const isRight = await services.passwords.verify(found?.password_hash ?? null, password)
    if (!found || !isRight) throw new AppError('bad_credentials')
    return openSession(services, found.id, visitor)
  })
}

async function notifyOfTries(
  { database, limits, notices }: Services,
  email: string,
  userId: string,
) {
  try {
    await limits.take('sign_in_tried_notice', email)
  } catch (error) {
    if (isAppError(error, 'rate_limited')) return
    throw error
  }
  await database.transaction(userId, tx => notices.put(tx, userId, { kind: 'sign_in_tried' }))
}

export async function recover(services: AuthServices, request: RecoverRequest, visitor: Visitor) {
  const { database, passwords, keyring, notices, now } = services
  const { email, recoveryCode, newPassword } = request
  refuseCommonPassword('newPassword', newPassword)
  return limitTries(services, { email, address: visitor.address }, async () => {
    const passwordHash = await passwords.hash(newPassword)
    const found = await findByEmail(services, email)
    const userId = found?.id ?? NOBODY
    return database.transaction(userId, async tx => {
      const isRight = await useRecoveryCode(tx, keyring, { userId, code: recoveryCode, at: now() })
      if (!isRight) {
        throw new AppError('bad_credentials', { message: authTexts.failures.wrongRecoveryCode })
      }
      await setPasswordHash(tx, userId, passwordHash)
      await deleteRecoveryCodes(tx, userId)
      await luciaIn(tx, userId, now()).invalidateUserSessions(userId)
      const signedIn = await beginSession(tx, services, userId, visitor)
      await notices.put(tx, userId, { kind: 'password_recovered' })
      return signedIn
    })
  })
}

/** The sign-in counts only now, so that the limit reveals an account only to a person who can sign in. */
export async function openSession(services: Services, userId: string, visitor: Visitor) {
  await services.limits.take('signed_in', userId)
  return services.database.transaction(userId, async tx => {
    const signedIn = await beginSession(tx, services, userId, visitor)
    if (!signedIn.session.isKnownDevice) {
      // One transaction, so that no e-mail reports a sign-in that was rolled back.
      await services.notices.put(tx, userId, { kind: 'new_device', device: visitor.device })
    }
    return signedIn
  })
}

type Opened<Answer> = { answer: Answer; session: NewSession }

export function answerSignedIn<Answer extends SignedInAnswer>(
  c: Context<AppEnv>,
  { answer, session }: Opened<Answer>,
  status: 200 | 201 = 200,
) {
  session.send(c)
  return c.json(answer, status)
}

async function beginSession(tx: Tx, services: Services, userId: string, visitor: Visitor) {
  const session = await services.sessions.begin(tx, userId, visitor)
  const answer: SignedInAnswer = { user: await readUserAnswer(tx, services, userId) }
  return { answer, session }
}
