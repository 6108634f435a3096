import type { LoginRequest, RecoverRequest, SignedInAnswer } from 'sync-protocol/rest'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { AppError } from '../../http/app-error'
import { luciaIn } from '../../http/lucia'
import type { Visitor } from '../../http/visitor'
import { refuseCommonPassword } from './common-passwords/refuse-common-password'
import { limitTries } from './limit-tries'
import type { AuthServices } from './password-hasher'
import { useRecoveryCode } from './recovery-codes'
import { readUserAnswer } from './user-answer'
import { findByEmail, setPasswordHash } from './users.sql'

/** Nobody's id: an unknown account costs the same statements as a known one. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The same answer, after the same work, for a wrong password and an unknown address. */
export async function signIn(
  services: AuthServices,
  { email, password }: LoginRequest,
  visitor: Visitor,
) {
  const { database, limits, passwords } = services
  return limitTries(services, email, visitor.address, async () => {
    const found = await findByEmail(services, email)
    const isRight = found?.password_hash
      ? await passwords.verify(found.password_hash, password)
      : await passwords.verifyNothing(password)
    if (!found || !isRight) throw new AppError('bad_credentials')
    // Not before: only the holder of the password may learn that there is such an account.
    await limits.take('signed_in', found.id)
    return database.transaction(found.id, async tx => {
      const signedIn = await beginSession(tx, services, found.id, visitor)
      await noticeNewDevice(tx, services, signedIn, visitor)
      return signedIn
    })
  })
}

/** A recovery code stands in for the old password. All other sessions end. */
export async function recover(services: AuthServices, request: RecoverRequest, visitor: Visitor) {
  const { database, passwords, keyring, notices, now } = services
  const { email, recoveryCode, newPassword } = request
  refuseCommonPassword('newPassword', newPassword)
  return limitTries(services, email, visitor.address, async () => {
    const passwordHash = await passwords.hash(newPassword)
    const found = await findByEmail(services, email)
    const userId = found?.id ?? NOBODY
    return database.transaction(userId, async tx => {
      const isRight = await useRecoveryCode(tx, keyring, { userId, code: recoveryCode, at: now() })
      if (!isRight) {
        const message = 'The e-mail address or the recovery code is wrong.'
        throw new AppError('bad_credentials', { message })
      }
      await setPasswordHash(tx, userId, passwordHash)
      await luciaIn(tx, userId, now()).invalidateUserSessions(userId)
      const signedIn = await beginSession(tx, services, userId, visitor)
      await notices.put(tx, signedIn.answer.user, { kind: 'password_recovered' })
      return signedIn
    })
  })
}

export async function beginSession(tx: Tx, services: Services, userId: string, visitor: Visitor) {
  const session = await services.sessions.begin(tx, userId, visitor)
  const answer: SignedInAnswer = { user: await readUserAnswer(tx, services, userId) }
  return { answer, session }
}

type SignedIn = Awaited<ReturnType<typeof beginSession>>

/** In its transaction: an e-mail about a sign-in that was rolled back would only frighten. */
export async function noticeNewDevice(
  tx: Tx,
  { notices }: Services,
  { answer, session }: SignedIn,
  { device }: Visitor,
): Promise<void> {
  if (session.isKnownDevice) return
  await notices.put(tx, answer.user, { kind: 'new_device', device })
}
