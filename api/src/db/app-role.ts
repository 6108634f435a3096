import type postgres from 'postgres'
import { StartError } from '../start-error'
import { APP_ROLE } from './embedded/roles'

/** Sees to it that requests can run as a role that owns nothing, in a database of the operator's too. */
export async function ensureAppRole(sql: postgres.Sql): Promise<void> {
  const [found] = await sql<{ exists: boolean }[]>`
    select exists(select from pg_roles where rolname = ${APP_ROLE}) as exists`
  try {
    if (!found?.exists) await sql`create role ${sql(APP_ROLE)} nologin`
    // Before Postgres 16 membership was all there was; since then the right to act as a role is apart.
    const [may] = await sql<{ set: boolean }[]>`
      select pg_has_role(
        current_user, ${APP_ROLE},
        case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end
      ) as set`
    if (!may?.set) await sql`grant ${sql(APP_ROLE)} to current_user`
  } catch {
    throw new StartError(
      `The database user may not create the role ${APP_ROLE}. As an administrator, run: ` +
        `CREATE ROLE ${APP_ROLE} NOLOGIN; GRANT ${APP_ROLE} TO <the user in DATABASE_URL>;`,
    )
  }
}
