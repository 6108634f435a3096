import postgres from 'postgres'
import { StartError } from '../core/start-error'

export type Session = {
  sql: postgres.Sql
  /** Throws if the connection broke: the driver would go on outside the transaction, on a new one. */
  requireConnection(): void
  end(): Promise<void>
}

/**
 * A single connection for a transaction that may last for hours. It is begun and committed by statements, because
 * the driver's own transactions wait for a rollback, which never comes on a connection with half a COPY. Ending
 * the session undoes what is not committed.
 */
export function openOwnerSession(ownerUrl: string, name: string): Session {
  let isLost = false
  const sql = postgres(ownerUrl, {
    max: 1,
    connect_timeout: 10,
    max_lifetime: null,
    // postgres.js would leave out the number 0.
    connection: { application_name: name, statement_timeout: '0ms' as never },
    onnotice: () => {},
    onclose: () => {
      isLost = true
    },
  })
  return {
    sql,
    requireConnection() {
      if (isLost) throw new StartError('The connection to the database broke. Nothing was changed.')
    },
    // Locks are free again once the database has closed the connection.
    end: () => sql.end({ timeout: 1 }),
  }
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
