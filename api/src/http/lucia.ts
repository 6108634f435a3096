import { Lucia, TimeSpan } from 'lucia'
import { KEPT_DAYS } from 'sync-protocol/rest'
import type { Role } from '../core/signed-in'
import type { Tx } from '../db/database'
import { sessionRowsOf } from './sessions.sql'

export const IDLE_DAYS = KEPT_DAYS.idleSession

type SessionColumns = {
  signed_in_at: Date
  last_seen_at: Date
  admin_until: Date | null
  /** Identifies the session to its person, because the id would open it. */
  handle: string
  device: string
  time_zone: string | null
}
type UserColumns = { role: Role | null; created_at: Date }

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof luciaIn>
    DatabaseSessionAttributes: SessionColumns
    DatabaseUserAttributes: UserColumns
  }
}

/**
 * The only module that uses Lucia, which is no longer developed. Lucia works inside our transaction for one
 * person, so row-level security applies to its statements.
 */
export function luciaIn(tx: Tx, userId: string, now: Date) {
  return new Lucia(sessionRowsOf(tx, userId, now), {
    sessionExpiresIn: new TimeSpan(IDLE_DAYS, 'd'),
    getSessionAttributes: columns => ({
      signedInAt: columns.signed_in_at,
      lastSeenAt: columns.last_seen_at,
      adminUntil: columns.admin_until,
      handle: columns.handle,
      device: columns.device,
    }),
    getUserAttributes: columns => ({
      role: columns.role,
      createdAt: columns.created_at,
    }),
  })
}
