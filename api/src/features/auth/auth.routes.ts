import type { Hono } from 'hono'
import {
  adminTokenAnswerSchema,
  adminTokenRequestSchema,
  languageRequestSchema,
  loginRequestSchema,
  recoverRequestSchema,
  registerAnswerSchema,
  registerRequestSchema,
  signedInAnswerSchema,
  userSchema,
} from 'sync-protocol/rest'
import * as z from 'zod/mini'
import type { AppEnv } from '../../http/app-env'
import { createRoutes } from '../../http/routes'
import { readVisitor } from '../../http/visitor'
import { setLanguage } from '../../mail/reader'
import { validateAdminToken } from './admin-token'
import { claimRoutes } from './claim/claim.routes'
import { credentialsRoutes } from './credentials.routes'
import { emailRoutes } from './email/email.routes'
import { passkeysRoutes } from './passkeys/passkeys.routes'
import type { AuthServices } from './password-hasher'
import { register } from './register'
import { sessionsRoutes } from './sessions.routes'
import { answerSignedIn, recover, signIn } from './sign-in'
import { readUserAnswer } from './user-answer'

export function authRoutes(services: AuthServices): Hono<AppEnv> {
  const { config, database, limits, sessions } = services
  const routes = createRoutes(services, 'Signing in')

  const login = {
    summary: 'Leads to the sign-in screen',
    who: 'anyone',
    query: z.object({ returnTo: z.optional(z.string()) }),
    answers: { 302: null },
  } as const
  routes.get('/api/login', login, ({ c, query }) => {
    const returnTo = checkReturnTo(query.returnTo, config.publicOrigin)
    return c.redirect(`/auth?returnTo=${encodeURIComponent(returnTo)}`, 302)
  })

  const signUp = {
    summary: 'Make an account, and sign in to it',
    who: 'anyone',
    body: registerRequestSchema,
    answers: { 201: registerAnswerSchema },
    refuses: ['email_taken', 'id_taken'],
    limits: ['sign_up'],
    idempotency: 'exempt',
  } as const
  routes.post('/api/auth/register', signUp, async ({ c, body: request }) => {
    const visitor = readVisitor(c, config)
    await limits.take('sign_up', visitor.address)
    return answerSignedIn(c, await register(services, request, visitor), 201)
  })

  const password = {
    summary: 'Sign in with a password',
    who: 'anyone',
    body: loginRequestSchema,
    answers: { 200: signedInAnswerSchema },
    refuses: ['bad_credentials'],
    limits: ['sign_in', 'sign_in_address', 'signed_in'],
    idempotency: 'exempt',
  } as const
  routes.post('/api/auth/login', password, async ({ c, body: request }) => {
    return answerSignedIn(c, await signIn(services, request, readVisitor(c, config)))
  })

  const recovery = {
    summary: 'Sign in with a recovery code and a new password',
    who: 'anyone',
    body: recoverRequestSchema,
    answers: { 200: signedInAnswerSchema },
    refuses: ['bad_credentials'],
    limits: ['sign_in', 'sign_in_address', 'signed_in'],
    idempotency: 'exempt',
  } as const
  routes.post('/api/auth/recover', recovery, async ({ c, body: request }) => {
    return answerSignedIn(c, await recover(services, request, readVisitor(c, config)))
  })

  const whoAmI = {
    summary: 'Who is signed in',
    who: 'user',
    answers: { 200: userSchema },
  } as const
  routes.get('/api/auth/user', whoAmI, async ({ c, signedIn: { user } }) => {
    return c.json(await database.transaction(user.id, tx => readUserAnswer(tx, services, user.id)))
  })

  const chooseLanguage = {
    summary: 'The language of e-mails and notifications',
    who: 'user',
    body: languageRequestSchema,
    answers: { 204: null },
    idempotency: 'inTransaction',
  } as const
  routes.put('/api/auth/language', chooseLanguage, async ({ c, signedIn: { user }, body }) => {
    await database.transaction(user.id, tx => setLanguage(tx, user.id, body.language))
    return c.body(null, 204)
  })

  const signOut = {
    summary: 'Sign out here',
    who: 'user',
    answers: { 204: null },
    idempotency: 'exempt',
  } as const
  routes.post('/api/auth/logout', signOut, async ({ c }) => {
    await sessions.end(c)
    return c.body(null, 204)
  })

  const ownerToken = {
    summary: 'Show the owner’s token',
    who: 'user',
    body: adminTokenRequestSchema,
    answers: { 200: adminTokenAnswerSchema },
    limits: ['admin_token'],
    idempotency: 'inTransaction',
  } as const
  routes.post('/api/validate-admin-token', ownerToken, async ({ c, signedIn, body: { token } }) => {
    const { address } = readVisitor(c, config)
    return c.json({ valid: await validateAdminToken(services, signedIn, { token, address }) })
  })

  routes.app.route('/', claimRoutes(services))
  routes.app.route('/', credentialsRoutes(services))
  routes.app.route('/', emailRoutes(services))
  routes.app.route('/', passkeysRoutes(services))
  routes.app.route('/', sessionsRoutes(services))
  return routes.app
}

/**
 * Drops addresses that a browser could read as another site (`//host`, `/\host`, a scheme, control
 * characters) and calls of the API.
 */
export function checkReturnTo(given: string | undefined, publicOrigin: string): string {
  if (!given?.startsWith('/') || given.length > 2_000) return '/'
  if (!URL.canParse(given, publicOrigin)) return '/'
  const { origin, pathname, search, hash } = new URL(given, publicOrigin)
  if (origin !== publicOrigin || pathname.startsWith('//')) return '/'
  if (/^\/(api|auth)(\/|$)/.test(pathname)) return '/'
  return pathname + search + hash
}
