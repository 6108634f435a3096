import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { Hono } from 'hono'
import {
  passkeyLoginOptionsRequestSchema,
  passkeyLoginRequestSchema,
  passkeyNameRequestSchema,
  passkeyOptionsRequestSchema,
  passkeyRegisterRequestSchema,
} from 'sync-protocol/rest'
import type { Services } from '../../../deps'
import type { AppEnv } from '../../../http/app-env'
import { AppError } from '../../../http/app-error'
import { readBody } from '../../../http/read-body'
import { readRowId } from '../../../http/row-id'
import { readVisitor } from '../../../http/visitor'
import { askOnce, CHALLENGE_MS } from './challenges'
import { renamePasskey } from './passkeys.sql'
import { addPasskey, askForAnother, askForSignUp, signUpWithPasskey } from './register-passkey'
import { relyingParty } from './relying-party'
import { removePasskey } from './remove-passkey'
import { signInWithPasskey } from './sign-in-with-passkey'

/** Signing up and in with a passkey, and the passkeys one has. */
export function passkeysRoutes(services: Services): Hono<AppEnv> {
  const { config, database, limits, sessions } = services
  const routes = new Hono<AppEnv>()

  routes.post('/api/auth/passkeys/register/options', async c => {
    const { email } = await readBody(c, passkeyOptionsRequestSchema)
    await limits.take('passkey_challenge', readVisitor(c, config).address)
    if (email !== undefined) return c.json(await askForSignUp(services, email))
    const { user } = await sessions.requireFresh(c)
    return c.json(await askForAnother(services, user))
  })

  routes.post('/api/auth/passkeys/register/verify', async c => {
    const request = await readBody(c, passkeyRegisterRequestSchema)
    const visitor = readVisitor(c, config)
    if (!('email' in request)) {
      const { user } = await sessions.requireFresh(c)
      return c.json({ id: await addPasskey(services, user, request, visitor) }, 201)
    }
    await limits.take('sign_up', visitor.address)
    const { answer, session } = await signUpWithPasskey(services, request, visitor)
    session.send(c)
    return c.json(answer, 201)
  })

  // The device knows which passkeys it has: the answer does not say who has an account.
  routes.post('/api/auth/passkeys/login/options', async c => {
    await readBody(c, passkeyLoginOptionsRequestSchema)
    await limits.take('passkey_challenge', readVisitor(c, config).address)
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(config).id,
      challenge: await askOnce(services, { purpose: 'sign_in', accountId: null }),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    })
    return c.json(options)
  })

  routes.post('/api/auth/passkeys/login/verify', async c => {
    const { passkey } = await readBody(c, passkeyLoginRequestSchema)
    const { answer, session } = await signInWithPasskey(services, passkey, readVisitor(c, config))
    session.send(c)
    return c.json(answer)
  })

  routes.put('/api/auth/passkeys/:id', async c => {
    const { user } = await sessions.requireFresh(c)
    const id = readRowId(c)
    const { name } = await readBody(c, passkeyNameRequestSchema)
    const isThere = await database.transaction(user.id, tx => renamePasskey(tx, user.id, id, name))
    if (!isThere) throw new AppError('not_found')
    return c.body(null, 204)
  })

  routes.delete('/api/auth/passkeys/:id', async c => {
    const { user } = await sessions.requireFresh(c)
    await removePasskey(services, user, readRowId(c))
    return c.body(null, 204)
  })

  return routes
}
