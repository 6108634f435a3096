import type { Hono } from 'hono'
import { type SessionAnswer, sessionsAnswerSchema } from 'sync-protocol/rest'
import { AppError } from '../../core/app-error'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { luciaIn } from '../../http/lucia'
import { createRoutes } from '../../http/routes'
import { rowId } from '../../http/row-id'
import { endSessions } from '../../http/sessions.sql'
import { authTexts } from './texts'
import { endOtherSessions } from './users.sql'

export function sessionsRoutes(services: Services): Hono<AppEnv> {
  const { database, now } = services
  const routes = createRoutes(services, 'Signing in')

  const list = {
    summary: 'Where one is signed in',
    who: 'user',
    answers: { 200: sessionsAnswerSchema },
  } as const
  routes.get('/api/auth/sessions', list, async ({ c, signedIn: { user, session } }) => {
    const at = now()
    const all = await database.transaction(user.id, tx =>
      luciaIn(tx, user.id, at).getUserSessions(user.id),
    )
    const answer = all
      .filter(({ expiresAt }) => expiresAt > at)
      .sort(byLastUse)
      .map(
        (each): SessionAnswer => ({
          id: each.handle,
          device: each.device || authTexts.sessions.unknownDevice,
          signedInAt: each.signedInAt.toISOString(),
          lastSeenAt: each.lastSeenAt.toISOString(),
          isCurrent: each.id === session.id,
        }),
      )
    return c.json(answer)
  })

  const endOthers = {
    summary: 'Sign out everywhere but here',
    who: 'user',
    answers: { 204: null },
    idempotency: 'exempt',
  } as const
  routes.delete('/api/auth/sessions', endOthers, async ({ c, signedIn: { user, session } }) => {
    await database.transaction(user.id, tx => endOtherSessions(tx, user.id, session.id))
    return c.body(null, 204)
  })

  const endOne = {
    summary: 'Sign out in one place',
    who: 'user',
    params: { id: rowId },
    answers: { 204: null },
    idempotency: 'exempt',
  } as const
  routes.delete('/api/auth/sessions/:id', endOne, async ({ c, signedIn: { user }, params }) => {
    const handle = params.id
    const ended = await database.transaction(user.id, tx =>
      endSessions(tx, user.id, tx`handle = ${handle}`),
    )
    if (ended === 0) throw new AppError('not_found')
    return c.body(null, 204)
  })

  return routes.app
}

type Dates = { lastSeenAt: Date; signedInAt: Date }

const byLastUse = (a: Dates, b: Dates) =>
  b.lastSeenAt.getTime() - a.lastSeenAt.getTime() || b.signedInAt.getTime() - a.signedInAt.getTime()
