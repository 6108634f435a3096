import { Hono } from 'hono'
import {
  adminTokenRequestSchema,
  loginRequestSchema,
  recoverRequestSchema,
  registerRequestSchema,
} from 'sync-protocol/rest'
import type { AppEnv } from '../../http/app-env'
import { readBody } from '../../http/read-body'
import { readVisitor } from '../../http/visitor'
import { validateAdminToken } from './admin-token'
import { credentialsRoutes } from './credentials.routes'
import { emailRoutes } from './email/email.routes'
import { passkeysRoutes } from './passkeys/passkeys.routes'
import type { AuthServices } from './password-hasher'
import { register } from './register'
import { checkReturnTo } from './return-to'
import { sessionsRoutes } from './sessions.routes'
import { recover, signIn } from './sign-in'
import { readUserAnswer } from './user-answer'

/** Signing up, in and out. */
export function authRoutes(services: AuthServices): Hono<AppEnv> {
  const { config, database, limits, sessions } = services
  const routes = new Hono<AppEnv>()

  routes.get('/api/login', c => {
    const returnTo = checkReturnTo(c.req.query('returnTo'), config.publicOrigin)
    return c.redirect(`/auth?returnTo=${encodeURIComponent(returnTo)}`, 302)
  })

  routes.post('/api/auth/register', async c => {
    const request = await readBody(c, registerRequestSchema)
    const visitor = readVisitor(c, config)
    await limits.take('sign_up', visitor.address)
    const { answer, session } = await register(services, request, visitor)
    session.send(c)
    return c.json(answer, 201)
  })

  routes.post('/api/auth/login', async c => {
    const request = await readBody(c, loginRequestSchema)
    const { answer, session } = await signIn(services, request, readVisitor(c, config))
    session.send(c)
    return c.json(answer)
  })

  routes.post('/api/auth/recover', async c => {
    const request = await readBody(c, recoverRequestSchema)
    const { answer, session } = await recover(services, request, readVisitor(c, config))
    session.send(c)
    return c.json(answer)
  })

  routes.get('/api/auth/user', async c => {
    const { user } = await sessions.require(c)
    return c.json(await database.transaction(user.id, tx => readUserAnswer(tx, services, user.id)))
  })

  routes.post('/api/auth/logout', async c => {
    await sessions.end(c)
    return c.body(null, 204)
  })

  routes.post('/api/validate-admin-token', async c => {
    const signedIn = await sessions.require(c)
    const { token } = await readBody(c, adminTokenRequestSchema)
    const { address } = readVisitor(c, config)
    return c.json({ valid: await validateAdminToken(services, signedIn, { token, address }) })
  })

  routes.route('/', credentialsRoutes(services))
  routes.route('/', emailRoutes(services))
  routes.route('/', passkeysRoutes(services))
  routes.route('/', sessionsRoutes(services))
  return routes
}
