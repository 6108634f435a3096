import type postgres from 'postgres'
import { APP_ROLE } from '../core/database-roles'
import { StartError } from '../core/start-error'

export const STATEMENT_TIMEOUT_MS = 5_000
/** Postgres ends a transaction that is idle for so long, so that a frozen process does not keep locks. */
const IDLE_IN_TRANSACTION_MS = 60_000

/**
 * A login of the app role gets these settings from the role, because some poolers refuse startup parameters.
 */
export const APP_ROLE_SETTINGS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
} as const

/**
 * Makes sure that requests can run as a role that owns nothing, also in a database of the operator. Throws a
 * `StartError` if the owner may not create the role.
 */
export async function ensureAppRole(sql: postgres.Sql): Promise<void> {
  const [found] = await sql<{ exists: boolean }[]>`
    select exists(select from pg_roles where rolname = ${APP_ROLE}) as exists`
  try {
    if (!found?.exists) await sql`create role ${sql(APP_ROLE)} nologin`
    // Before Postgres 16 membership was enough to act as a role.
    const [may] = await sql<{ set: boolean }[]>`
      select pg_has_role(
        current_user, ${APP_ROLE},
        case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end
      ) as set`
    if (!may?.set) await sql`grant ${sql(APP_ROLE)} to current_user`
  } catch {
    throw new StartError(
      `The database user may not create the role ${APP_ROLE}. As an administrator, run: ` +
        `CREATE ROLE ${APP_ROLE} NOLOGIN; GRANT ${APP_ROLE} TO <the database user>;`,
    )
  }
  await giveSettings(sql)
}

/**
 * Runs at each start and not in a migration, because a role belongs to the cluster and a restored database
 * may be in a new one. A role may change its own settings, so the owner need not be an administrator.
 */
async function giveSettings(sql: postgres.Sql) {
  const wanted = Object.entries(APP_ROLE_SETTINGS).map(([name, ms]) => `${name}=${ms}`)
  const [kept] = await sql<{ has: boolean }[]>`
    select coalesce(rolconfig, '{}') @> ${wanted}::text[] as has
    from pg_roles where rolname = ${APP_ROLE}`
  if (kept?.has) return
  await sql.begin(async tx => {
    await tx`set local role ${tx(APP_ROLE)}`
    for (const [name, ms] of Object.entries(APP_ROLE_SETTINGS)) {
      await tx`alter role ${tx(APP_ROLE)} set ${tx(name)} = ${tx.unsafe(String(ms))}`
    }
  })
}
