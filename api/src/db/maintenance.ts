import postgres from 'postgres'
import type { Admin } from '../core/signed-in'
import { openEverybodysRows } from './as-owner'
import { answerTimeout } from './database'
import { asAppError } from './database-error'
import { guardTransaction, type Tx } from './guard-transaction'

/**
 * Reads the rows of all people. Only a request's session check can make an `Admin`, so no request gets these
 * rights without it.
 */
export type AdminReads = {
  read<T>(admin: Admin, fn: (tx: Tx) => Promise<T>): Promise<T>
}

export type JobReads = { read<T>(fn: (tx: Tx) => Promise<T>): Promise<T> }

type Maintenance = {
  adminReads: AdminReads
  jobReads: JobReads
  close(timeoutSeconds?: number): Promise<void>
}

const DEADLINE_MS = 5_000

/** Transactions are read-only. `app.maintenance` has no effect for the role of requests. */
export function openMaintenance(ownerUrl: string): Maintenance {
  const sql = postgres(ownerUrl, {
    max: 2,
    connect_timeout: 5,
    answer_timeout: answerTimeout(DEADLINE_MS),
    idle_timeout: 60,
    connection: {
      statement_timeout: DEADLINE_MS,
      application_name: 'lifetag owner',
    },
    onnotice: () => {},
  })
  const read = async <T>(fn: (tx: Tx) => Promise<T>): Promise<T> => {
    try {
      return await guardTransaction(
        sql,
        'isolation level repeatable read read only',
        DEADLINE_MS,
        async tx => {
          await openEverybodysRows(tx)
          return fn(tx)
        },
      )
    } catch (error) {
      throw asAppError(error)
    }
  }
  return {
    adminReads: { read: (_admin, fn) => read(fn) },
    jobReads: { read },
    close: (timeoutSeconds = 5) => sql.end({ timeout: timeoutSeconds }),
  }
}
