import { PostgresJsAdapter } from '@lucia-auth/adapter-postgresql'
import { Lucia, TimeSpan } from 'lucia'
import type postgres from 'postgres'
import type { Tx } from '../db/database'
import type { Role } from './session'

/** Without a visit for so long, a session ends. */
export const IDLE_DAYS = 90

type SessionColumns = {
  signed_in_at: Date
  last_seen_at: Date
  admin_until: Date | null
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
 * All we know of Lucia, which is no longer developed: it reads and writes sessions. It works inside
 * a transaction of ours, so that row-level security holds for its statements as well.
 */
export function luciaIn(tx: Tx) {
  // The adapter is typed for a whole pool, but calls `unsafe` alone, which a transaction has.
  const adapter = new PostgresJsAdapter(tx as unknown as postgres.Sql, {
    user: 'users',
    session: 'sessions',
  })
  return new Lucia(adapter, {
    sessionExpiresIn: new TimeSpan(IDLE_DAYS, 'd'),
    getSessionAttributes: columns => ({
      signedInAt: columns.signed_in_at,
      lastSeenAt: columns.last_seen_at,
      adminUntil: columns.admin_until,
    }),
    getUserAttributes: columns => ({
      role: columns.role,
      createdAt: columns.created_at,
    }),
  })
}
