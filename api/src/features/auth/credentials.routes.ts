import { type Context, Hono } from 'hono'
import {
  type CredentialsAnswer,
  passwordRequestSchema,
  reauthenticateRequestSchema,
} from 'sync-protocol/rest'
import type { AppEnv } from '../../http/app-env'
import { readBody } from '../../http/read-body'
import { readVisitor } from '../../http/visitor'
import { requireEmail } from '../../mail/email-addresses'
import { changePassword } from './change-password'
import { listPasskeys } from './passkeys/passkeys.sql'
import type { AuthServices } from './password-hasher'
import { reauthenticate } from './reauthenticate'
import { countRecoveryCodes, makeRecoveryCodes, saveRecoveryCodes } from './recovery-codes'
import { readPasswordHash } from './users.sql'

/** What a person signs in with, and changing it. */
export function credentialsRoutes(services: AuthServices): Hono<AppEnv> {
  const { config, database, keyring, notices, randomBytes, sessions } = services
  const routes = new Hono<AppEnv>()

  routes.get('/api/auth/credentials', async c => {
    const { user } = await sessions.require(c)
    const answer: CredentialsAnswer = await database.snapshot(user.id, async tx => ({
      hasPassword: (await readPasswordHash(tx, user.id)) !== null,
      recoveryCodesLeft: await countRecoveryCodes(tx, user.id),
      passkeys: await listPasskeys(tx, user.id),
    }))
    return c.json(answer)
  })

  routes.post('/api/auth/reauthenticate', async c => {
    const signedIn = await sessions.require(c)
    const request = await readBody(c, reauthenticateRequestSchema)
    await reauthenticate(services, signedIn, request, readVisitor(c, config).address)
    return c.body(null, 204)
  })

  routes.put('/api/auth/password', async c => {
    const signedIn = await sessions.requireFresh(c)
    const { newPassword } = await readBody(c, passwordRequestSchema)
    await changePassword(services, signedIn, newPassword)
    return c.body(null, 204)
  })

  routes.post('/api/auth/recovery-codes', async c => {
    const { user } = await sessions.requireFresh(c)
    const recoveryCodes = makeRecoveryCodes(randomBytes)
    await database.transaction(user.id, async tx => {
      await saveRecoveryCodes(tx, keyring, user.id, recoveryCodes)
      const email = await requireEmail(keyring, tx, user.id)
      await notices.put(tx, { id: user.id, email }, { kind: 'recovery_codes_made' })
    })
    return c.json({ recoveryCodes }, 201)
  })

  // Where password managers lead a user who wants to change a password (W3C, change-password-url).
  routes.get('/.well-known/change-password', (c: Context<AppEnv>) =>
    c.redirect('/dashboard?tab=profile#password', 302),
  )

  return routes
}
