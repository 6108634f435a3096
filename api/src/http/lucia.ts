import { Lucia, TimeSpan } from 'lucia'
import { KEPT_DAYS } from 'sync-protocol/rest'
import type { Tx } from '../db/database'
import { sessionRowsOf } from './sessions.sql'
import type { Role } from './signed-in'

/** Without a visit for so long, a session ends. */
export const IDLE_DAYS = KEPT_DAYS.idleSession

type SessionColumns = {
  signed_in_at: Date
  last_seen_at: Date
  admin_until: Date | null
  /** What its person knows it by; the id is the key to it. */
  handle: string
  /** `Chrome on Android` */
  device: string
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
 * All we know of Lucia, which is no longer developed: it begins, checks, prolongs and ends sessions.
 * It works inside a transaction of ours and for one person, so that row-level security holds for its
 * statements as well.
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
