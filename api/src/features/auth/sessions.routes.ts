import { Hono } from 'hono'
import type { SessionAnswer } from 'sync-protocol/rest'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { AppError } from '../../http/app-error'
import { luciaIn } from '../../http/lucia'
import { readRowId } from '../../http/row-id'
import { endOtherSessions } from './users.sql'

/** Where a person is signed in, and signing out there. */
export function sessionsRoutes({ database, now, sessions }: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  routes.get('/api/auth/sessions', async c => {
    const { user, session } = await sessions.require(c)
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
          device: each.device || 'An unknown device',
          signedInAt: each.signedInAt.toISOString(),
          lastSeenAt: each.lastSeenAt.toISOString(),
          isCurrent: each.id === session.id,
        }),
      )
    return c.json(answer)
  })

  /** Everywhere but here. */
  routes.delete('/api/auth/sessions', async c => {
    const { user, session } = await sessions.require(c)
    await database.transaction(user.id, tx => endOtherSessions(tx, user.id, session.id))
    return c.body(null, 204)
  })

  routes.delete('/api/auth/sessions/:id', async c => {
    const { user } = await sessions.require(c)
    const handle = readRowId(c)
    const ended = await database.transaction(
      user.id,
      tx => tx`delete from sessions where user_id = ${user.id} and handle = ${handle} returning 1`,
    )
    if (ended.length === 0) throw new AppError('not_found')
    return c.body(null, 204)
  })

  return routes
}

type Dates = { lastSeenAt: Date; signedInAt: Date }

/** The one used last first. */
const byLastUse = (a: Dates, b: Dates) =>
  b.lastSeenAt.getTime() - a.lastSeenAt.getTime() || b.signedInAt.getTime() - a.signedInAt.getTime()
