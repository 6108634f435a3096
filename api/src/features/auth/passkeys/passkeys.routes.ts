import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Hono } from 'hono'
import {
  type PasskeyAssertion,
  passkeyLoginOptionsRequestSchema,
  passkeyLoginRequestSchema,
  passkeyNameRequestSchema,
  passkeyOptionsAnswerSchema,
  passkeyOptionsRequestSchema,
  passkeyRegisterRequestSchema,
  registerAnswerSchema,
  signedInAnswerSchema,
} from 'sync-protocol/rest'
import * as z from 'zod/mini'
import { AppError, isAppError } from '../../../core/app-error'
import type { SessionUser } from '../../../core/signed-in'
import type { Services } from '../../../deps'
import type { AppEnv } from '../../../http/app-env'
import { createRoutes } from '../../../http/routes'
import { rowId } from '../../../http/row-id'
import { readVisitor, type Visitor } from '../../../http/visitor'
import { answerSignedIn, openSession } from '../sign-in'
import { authTexts } from '../texts'
import { askOnce, CHALLENGE_MS, relyingParty } from './challenges'
import { checkAssertion } from './check-assertion'
import { deletePasskey, listPasskeys, lockCredentials, renamePasskey } from './passkeys.sql'
import { addPasskey, askForAnother, askForSignUp, signUpWithPasskey } from './register-passkey'

export function passkeysRoutes(services: Services): Hono<AppEnv> {
  const { config, database, limits, sessions } = services
  const routes = createRoutes(services, 'Signing in')

  const askForNew = {
    summary: 'Begin to make a passkey: with an address for a new account, without for one’s own',
    who: 'anyone',
    body: passkeyOptionsRequestSchema,
    answers: { 200: passkeyOptionsAnswerSchema },
    refuses: ['not_signed_in', 'fresh_sign_in_required', 'id_taken'],
    limits: ['passkey_challenge'],
    idempotency: 'exempt',
  } as const
  routes.post(
    '/api/auth/passkeys/register/options',
    askForNew,
    async ({ c, body: { email, id } }) => {
      await limits.take('passkey_challenge', readVisitor(c, config).address)
      if (email !== undefined) return c.json(await askForSignUp(services, email, id))
      const { user } = await sessions.requireFresh(c)
      return c.json(await askForAnother(services, user))
    },
  )

  const addNew = {
    summary: 'Keep the passkey that was made, and make its account where it is for a new one',
    who: 'anyone',
    body: passkeyRegisterRequestSchema,
    answers: { 201: z.union([z.object({ id: z.uuid() }), registerAnswerSchema]) },
    refuses: ['not_signed_in', 'fresh_sign_in_required', 'email_taken', 'id_taken'],
    limits: ['sign_up'],
    idempotency: 'exempt',
  } as const
  routes.post('/api/auth/passkeys/register/verify', addNew, async ({ c, body: request }) => {
    const visitor = readVisitor(c, config)
    if (!('email' in request)) {
      const { user } = await sessions.requireFresh(c)
      return c.json({ id: await addPasskey(services, user, request, visitor) }, 201)
    }
    await limits.take('sign_up', visitor.address)
    return answerSignedIn(c, await signUpWithPasskey(services, request, visitor), 201)
  })

  // The device knows its own passkeys, so the answer does not reveal who has an account.
  const askWho = {
    summary: 'Begin to sign in with a passkey',
    who: 'anyone',
    body: passkeyLoginOptionsRequestSchema,
    answers: { 200: passkeyOptionsAnswerSchema },
    limits: ['passkey_challenge'],
    idempotency: 'exempt',
  } as const
  routes.post('/api/auth/passkeys/login/options', askWho, async ({ c }) => {
    await limits.take('passkey_challenge', readVisitor(c, config).address)
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(config).id,
      challenge: await askOnce(services, { purpose: 'sign_in', accountId: null }),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    })
    return c.json(options)
  })

  const signIn = {
    summary: 'Sign in with a passkey',
    who: 'anyone',
    body: passkeyLoginRequestSchema,
    answers: { 200: signedInAnswerSchema },
    refuses: ['bad_credentials'],
    limits: ['sign_in_address', 'signed_in'],
    idempotency: 'exempt',
  } as const
  routes.post('/api/auth/passkeys/login/verify', signIn, async ({ c, body: { passkey } }) => {
    return answerSignedIn(c, await signInWithPasskey(services, passkey, readVisitor(c, config)))
  })

  const rename = {
    summary: 'Name a passkey',
    who: 'fresh',
    params: { id: rowId },
    body: passkeyNameRequestSchema,
    answers: { 204: null },
    idempotency: 'exempt',
  } as const
  routes.put('/api/auth/passkeys/:id', rename, async ({ c, signedIn, params, body }) => {
    const { id: userId } = signedIn.user
    const isThere = await database.transaction(userId, tx =>
      renamePasskey(tx, userId, params.id, body.name),
    )
    if (!isThere) throw new AppError('not_found')
    return c.body(null, 204)
  })

  const remove = {
    summary: 'Remove a passkey',
    who: 'fresh',
    params: { id: rowId },
    answers: { 204: null },
    refuses: ['last_credential'],
    idempotency: 'exempt',
  } as const
  routes.delete('/api/auth/passkeys/:id', remove, async ({ c, signedIn: { user }, params }) => {
    await removePasskey(services, user, params.id)
    return c.body(null, 204)
  })

  return routes.app
}

/** Counts only failures, and only for the address, because a signature cannot be guessed. */
async function signInWithPasskey(services: Services, passkey: PasskeyAssertion, visitor: Visitor) {
  const { limits } = services
  await limits.check('sign_in_address', visitor.address)
  const { userId } = await checkAssertion(services, passkey).catch(async error => {
    if (isAppError(error, 'bad_credentials')) {
      await limits.take('sign_in_address', visitor.address)
    }
    throw error
  })
  return openSession(services, userId, visitor)
}

/** Throws `last_credential` rather than remove the last way to sign in. */
async function removePasskey(
  { database, notices }: Services,
  user: SessionUser,
  id: string,
): Promise<void> {
  await database.transaction(user.id, async tx => {
    const { hasPassword } = await lockCredentials(tx, user.id)
    const passkeys = await listPasskeys(tx, user.id)
    if (!passkeys.some(passkey => passkey.id === id)) throw new AppError('not_found')
    if (passkeys.length === 1 && !hasPassword) {
      throw new AppError('last_credential', { message: authTexts.failures.lastPasskey })
    }
    await deletePasskey(tx, user.id, id)
    await notices.put(tx, user.id, { kind: 'passkey_removed' })
  })
}
