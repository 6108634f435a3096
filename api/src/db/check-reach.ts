import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../core/app-error'
import { APP_ROLE } from '../core/database-roles'
import { StartError } from '../core/start-error'
import type { Database } from './database'
import { codeOf } from './database-error'

const CHANNEL = 'lifetag_check'
const NOTICE_MS = 2_000

/**
 * Checks at the start for two faults that would otherwise stay unnoticed: requests run as another role than
 * the app role, or database notices do not arrive. Throws a `StartError` that says what to fix.
 */
export async function checkReach(database: Database): Promise<void> {
  await checkRole(database)
  await checkNotices(database)
}

async function checkRole(database: Database) {
  const [row] = await said('DATABASE_URL', () =>
    database.anonymous(
      tx => tx<{ name: string; passes: boolean }[]>`
        select rolname::text as name, rolsuper or rolbypassrls as passes
        from pg_roles where rolname = current_user`,
    ),
  )
  if (row?.name !== APP_ROLE) {
    throw new StartError(
      `Requests would run as the database role ${row?.name}, not as ${APP_ROLE}. Beside ` +
        `DATABASE_ADMIN_URL, DATABASE_URL must log in as ${APP_ROLE}; a pooler must hand on that ` +
        'user, and must not ignore the startup parameter role.',
    )
  }
  if (row.passes) {
    throw new StartError(
      `The role ${APP_ROLE} passes through row-level security. As an administrator, run: ` +
        `ALTER ROLE ${APP_ROLE} NOSUPERUSER NOBYPASSRLS;`,
    )
  }
}

async function checkNotices(database: Database) {
  const word = randomUUID()
  let arrive = () => {}
  const arrival = new Promise<void>(resolve => {
    arrive = resolve
  })
  const listening = await said('DATABASE_LISTEN_URL (else DATABASE_ADMIN_URL)', () =>
    database.listen(CHANNEL, payload => {
      if (payload === word) arrive()
    }),
  )
  await database.anonymous(tx => tx`select pg_notify(${CHANNEL}, ${word})`)
  const late = new AbortController()
  const hasArrived = await Promise.race([
    arrival.then(() => true),
    sleep(NOTICE_MS, false, { signal: late.signal }),
  ])
  late.abort()
  if (!hasArrived) {
    throw new StartError(
      'A notice of the database did not arrive, so phones would not hear of changes. Set ' +
        'DATABASE_LISTEN_URL (or DATABASE_ADMIN_URL) to Postgres itself, not to a pooler, and to ' +
        'the same database as DATABASE_URL.',
    )
  }
  await listening.stop()
}

async function said<T>(variable: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const why =
      error instanceof AppError ? 'it does not answer' : error instanceof Error && error.message
    if (!(error instanceof AppError) && codeOf(error) === '') throw error
    throw new StartError(`The database cannot be used through ${variable}: ${why}`)
  }
}
