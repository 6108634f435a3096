import { type Context, Hono } from 'hono'
import { emailLinkRequestSchema, newEmailRequestSchema } from 'sync-protocol/rest'
import type { Services } from '../../../deps'
import type { AppEnv } from '../../../http/app-env'
import { readBody } from '../../../http/read-body'
import { readVisitor } from '../../../http/visitor'
import { confirmLink, lookAtLink, refuseLink } from './answer-link'
import { askForNewEmail, sendConfirmationAgain } from './change-email'

/** Confirming an account's address, and changing it. */
export function emailRoutes(services: Services): Hono<AppEnv> {
  const { config, limits, sessions } = services
  const routes = new Hono<AppEnv>()
  const addressOf = (c: Context<AppEnv>) => readVisitor(c, config).address

  routes.put('/api/auth/email', async c => {
    const { user } = await sessions.requireFresh(c)
    const { newEmail } = await readBody(c, newEmailRequestSchema)
    await askForNewEmail(services, user, newEmail, addressOf(c))
    return c.body(null, 204)
  })

  routes.post('/api/auth/email/letter', async c => {
    const { user } = await sessions.require(c)
    await sendConfirmationAgain(services, user, addressOf(c))
    return c.body(null, 204)
  })

  // For the holder of the link, signed in or not. A link is only opened with GET: these are presses.
  const actions = { look: lookAtLink, confirm: confirmLink, refuse: refuseLink }
  for (const [name, act] of Object.entries(actions)) {
    routes.post(`/api/auth/email/${name}`, async c => {
      const { token } = await readBody(c, emailLinkRequestSchema)
      await limits.take('email_link', addressOf(c))
      return c.json(await act(services, token))
    })
  }

  return routes
}
