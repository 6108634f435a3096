import type { Context, Hono } from 'hono'
import {
  type CredentialsAnswer,
  credentialsAnswerSchema,
  findPasswordFault,
  passwordRequestSchema,
  type ReauthenticateRequest,
  reauthenticateRequestSchema,
  recoveryCodesAnswerSchema,
} from 'sync-protocol/rest'
import { AppError } from '../../core/app-error'
import type { SignedIn } from '../../core/signed-in'
import type { AppEnv } from '../../http/app-env'
import { createRoutes } from '../../http/routes'
import { readVisitor } from '../../http/visitor'
import { requireEmail } from '../../mail/email-addresses'
import { refuseCommonPassword } from './common-passwords/refuse-common-password'
import { limitTries } from './limit-tries'
import { checkAssertion } from './passkeys/check-assertion'
import { listPasskeys } from './passkeys/passkeys.sql'
import type { AuthServices } from './password-hasher'
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  makeRecoveryCodes,
  noteCodesSeen,
  saveRecoveryCodes,
} from './recovery-codes'
import { authTexts } from './texts'
import { endOtherSessions, readPasswordHash, setPasswordHash } from './users.sql'

export function credentialsRoutes(services: AuthServices): Hono<AppEnv> {
  const { config, database, keyring, notices, now, randomBytes } = services
  const routes = createRoutes(services, 'Signing in')

  const show = {
    summary: 'What one signs in with',
    who: 'user',
    answers: { 200: credentialsAnswerSchema },
  } as const
  routes.get('/api/auth/credentials', show, async ({ c, signedIn: { user } }) => {
    const answer: CredentialsAnswer = await database.snapshot(user.id, async tx => ({
      hasPassword: (await readPasswordHash(tx, user.id)) !== null,
      recoveryCodesLeft: await countRecoveryCodes(tx, user.id),
      passkeys: await listPasskeys(tx, user.id),
    }))
    return c.json(answer)
  })

  const renew = {
    summary: 'Show who one is again, without leaving the screen',
    who: 'user',
    body: reauthenticateRequestSchema,
    answers: { 204: null },
    refuses: ['bad_credentials'],
    limits: ['sign_in', 'sign_in_address', 'signed_in'],
    idempotency: 'exempt',
  } as const
  routes.post('/api/auth/reauthenticate', renew, async ({ c, signedIn, body: request }) => {
    await reauthenticate(services, signedIn, request, readVisitor(c, config).address)
    return c.body(null, 204)
  })

  const change = {
    summary: 'Choose a password',
    who: 'fresh',
    body: passwordRequestSchema,
    answers: { 204: null },
    idempotency: 'exempt',
  } as const
  routes.put('/api/auth/password', change, async ({ c, signedIn, body }) => {
    await changePassword(services, signedIn, body.newPassword)
    return c.body(null, 204)
  })

  const makeCodes = {
    summary: 'Make new recovery codes; the old ones are void',
    who: 'fresh',
    answers: { 201: recoveryCodesAnswerSchema },
    idempotency: 'exempt',
  } as const
  routes.post('/api/auth/recovery-codes', makeCodes, async ({ c, signedIn: { user } }) => {
    const recoveryCodes = makeRecoveryCodes(randomBytes)
    await database.transaction(user.id, async tx => {
      await saveRecoveryCodes(tx, keyring, user.id, recoveryCodes)
      await notices.put(tx, user.id, { kind: 'recovery_codes_made' })
    })
    return c.json({ recoveryCodes }, 201)
  })

  const see = {
    summary: 'Confirm that the recovery codes were seen and kept',
    who: 'user',
    answers: { 204: null },
    idempotency: 'exempt',
  } as const
  routes.post('/api/auth/recovery-codes/seen', see, async ({ c, signedIn: { user } }) => {
    await database.transaction(user.id, tx => noteCodesSeen(tx, user.id, now()))
    return c.body(null, 204)
  })

  // Password managers send a user here to change a password (W3C, change-password-url).
  routes.app.get('/.well-known/change-password', (c: Context<AppEnv>) =>
    c.redirect('/dashboard?tab=profile&page=password#password', 302),
  )

  return routes.app
}

/** Another person may know the old password, so every other session ends. */
async function changePassword(
  services: AuthServices,
  { user, session }: SignedIn,
  newPassword: string,
): Promise<void> {
  const { database, keyring, notices, passwords } = services
  const email = await database.transaction(user.id, tx => requireEmail(keyring, tx, user.id))
  const fault = findPasswordFault(newPassword, email)
  if (fault) throw new AppError('invalid', { fields: { newPassword: fault } })
  refuseCommonPassword('newPassword', newPassword)
  const passwordHash = await passwords.hash(newPassword)
  await database.transaction(user.id, async tx => {
    await setPasswordHash(tx, user.id, passwordHash)
    await deleteRecoveryCodes(tx, user.id)
    await endOtherSessions(tx, user.id, session.id)
    await notices.put(tx, user.id, { kind: 'password_changed' })
  })
}

async function reauthenticate(
  services: AuthServices,
  { user, session }: SignedIn,
  request: ReauthenticateRequest,
  address: string,
): Promise<void> {
  const { database, keyring, now } = services
  const email = await database.transaction(user.id, tx => requireEmail(keyring, tx, user.id))
  const prove = async () => {
    if ('password' in request) await checkPassword(services, user.id, request.password)
    else {
      const { userId } = await checkAssertion(services, request.passkey)
      if (userId !== user.id) {
        throw new AppError('bad_credentials', { message: authTexts.failures.otherPasskey })
      }
    }
    await database.transaction(
      user.id,
      tx =>
        tx`
          update sessions set signed_in_at = ${now()}
          where user_id = ${user.id} and id = ${session.id}`,
    )
  }
  // Limits the session, too, so that a stolen one gets no more guesses from many addresses.
  await limitTries(services, { email, address }, () =>
    limitTries(services, { email, address, known: session.id }, prove),
  )
}

async function checkPassword(
  { database, passwords }: AuthServices,
  userId: string,
  password: string,
): Promise<void> {
  const stored = await database.transaction(userId, tx => readPasswordHash(tx, userId))
  if (await passwords.verify(stored, password)) return
  throw new AppError('bad_credentials', { message: authTexts.failures.wrongPassword })
}
