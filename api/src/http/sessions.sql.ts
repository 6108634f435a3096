import type { Adapter, DatabaseSession, RegisteredDatabaseSessionAttributes } from 'lucia'
import type postgres from 'postgres'
import { AppError } from '../core/app-error'
import type { Role } from '../core/signed-in'
import type { Sql, Tx } from '../db/database'

type SessionRow = RegisteredDatabaseSessionAttributes & { id: string; expires_at: Date }

/**
 * Unlike in Lucia's own adapters, each statement also names the person, because rows may be distributed by
 * person.
 */
export function sessionRowsOf(tx: Tx, userId: string, now: Date): Adapter {
  const asSession = ({ id, expires_at, ...attributes }: SessionRow): DatabaseSession => ({
    ...{ id, userId, attributes },
    expiresAt: expires_at,
  })
  return {
    async getSessionAndUser(id) {
      const [row] = await tx<(SessionRow & { role: Role | null; created_at: Date })[]>`
        select s.id, s.signed_in_at, s.last_seen_at, s.expires_at, s.admin_until, s.handle, s.device,
          s.time_zone,
          u.role, u.created_at
        from sessions s join users u on u.id = s.user_id
        where s.user_id = ${userId} and u.id = ${userId} and s.id = ${id} and u.deleted_at is null`
      if (!row) return [null, null]
      const { role, created_at, ...session } = row
      return [asSession(session), { id: userId, attributes: { role, created_at } }]
    },

    async getUserSessions() {
      const rows = await tx<SessionRow[]>`
        select id, signed_in_at, last_seen_at, expires_at, admin_until, handle, device, time_zone
        from sessions where user_id = ${userId}`
      return rows.map(asSession)
    },

    async setSession({ id, expiresAt, attributes }) {
      const { signed_in_at, last_seen_at, handle, device, time_zone } = attributes
      await tx`
        insert into sessions (user_id, id, signed_in_at, last_seen_at, expires_at, handle, device,
          time_zone)
        values (${userId}, ${id}, ${signed_in_at}, ${last_seen_at}, ${expiresAt},
          ${handle}, ${device}, ${time_zone})`
    },

    async updateSessionExpiration(id, expiresAt) {
      await tx`update sessions set expires_at = ${expiresAt} where user_id = ${userId} and id = ${id}`
    },

    async deleteSession(id) {
      await endSessions(tx, userId, tx`id = ${id}`)
    },

    async deleteUserSessions() {
      await endSessions(tx, userId, tx`true`)
    },

    async deleteExpiredSessions() {
      await endSessions(tx, userId, tx`expires_at <= ${now}`)
    },
  }
}

/** The time zone of the device that was used last, or null if no device sent one. */
export async function readTimeZone(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx<{ timeZone: string }[]>`
    select time_zone as "timeZone" from sessions
    where user_id = ${userId} and time_zone is not null
    order by last_seen_at desc, signed_in_at desc limit 1`
  return row?.timeZone ?? null
}

/** The payload is the id of an ended session, or empty if any session may have ended. */
export const ENDED_SESSIONS_CHANNEL = 'ended_sessions'

/** Every server is notified at the commit and ends the streams of these sessions. */
export async function endSessions(
  tx: Tx,
  userId: string,
  which: postgres.Fragment,
): Promise<number> {
  const ended = await tx<{ id: string }[]>`
    delete from sessions where user_id = ${userId} and ${which} returning id`
  // A distributed database runs the deletion on a worker, to which no server listens.
  if (ended.length > 0) {
    await tx`select pg_notify(${ENDED_SESSIONS_CHANNEL}, id)
             from unnest(${ended.map(({ id }) => id)}::text[]) id`
  }
  return ended.length
}

export type ShownSessionRow = {
  role: Role | null
  createdMs: number
  signedInMs: number
  lastSeenMs: number
  expiresMs: number
  adminUntilMs: number | null
}

export async function readShownSession(
  sql: Sql,
  id: string,
  userId: string,
): Promise<ShownSessionRow | null> {
  const [row] = await sql<{ shown: ShownSessionRow | null }[]>`
    select read_session(${id}, ${userId}) as shown`
  // The function always returns a row, so a missing one must not sign the person out.
  if (!row) throw new AppError('unavailable')
  return row.shown
}

export async function readEndedSessions(
  sql: Sql,
  sessions: readonly { id: string; userId: string }[],
): Promise<string[]> {
  const [row] = await sql<{ ids: string[] }[]>`
    select coalesce(array_agg(id), '{}') as ids
    from unnest(${sessions.map(({ id }) => id)}::text[],
      ${sessions.map(({ userId }) => userId)}::uuid[]) as watched(id, owner)
    where read_session(id, owner) is null`
  if (!row) throw new AppError('unavailable')
  return row.ids
}
