import { Hono } from 'hono'
import type { SessionAnswer } from 'sync-protocol/rest'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { AppError } from '../../http/app-error'
import { readRowId } from '../../http/row-id'
import { endOtherSessions } from './users.sql'

/** Where a person is signed in, and signing out there. */
export function sessionsRoutes({ database, now, sessions }: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  routes.get('/api/auth/sessions', async c => {
    const { user, session } = await sessions.require(c)
    const rows = await database.transaction(user.id, tx => listSessions(tx, user.id, now()))
    const answer = rows.map(
      (row): SessionAnswer => ({
        id: row.handle,
        device: row.device || 'An unknown device',
        signedInAt: row.signed_in_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
        isCurrent: row.id === session.id,
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

type Row = {
  id: string
  handle: string
  device: string
  signed_in_at: Date
  last_seen_at: Date
}

/** The one used last first. */
const listSessions = (tx: Tx, userId: string, now: Date) =>
  tx<Row[]>`
    select id, handle, device, signed_in_at, last_seen_at from sessions
    where user_id = ${userId} and expires_at > ${now}
    order by last_seen_at desc, signed_in_at desc`
