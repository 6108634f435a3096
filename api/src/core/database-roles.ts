import postgres from 'postgres'

export const DATABASE = 'lifetag'
export const OWNER = 'lifetag_owner'
/** Requests run as this role, which owns nothing, so row-level security applies to it. */
export const APP_ROLE = 'lifetag_app'

/** The owner is not a superuser, because superusers bypass row-level security even if it is forced. */
export async function createRolesAndDatabase(superuserUrl: string, ownerPassword: string) {
  const sql = postgres(superuserUrl, { max: 1, onnotice: () => {} })
  try {
    const [found] = await sql<{ roles: string[]; database: boolean }[]>`
      select array(select rolname::text from pg_roles) as roles,
             exists(select from pg_database where datname = ${DATABASE}) as database`
    const roles = found?.roles ?? []
    if (!roles.includes(APP_ROLE)) await sql`create role ${sql(APP_ROLE)} nologin`
    if (!roles.includes(OWNER)) {
      await sql.unsafe(`create role ${OWNER} login password '${ownerPassword}'`)
      await sql`grant ${sql(APP_ROLE)} to ${sql(OWNER)} with inherit false, set true`
    }
    if (!found?.database) await sql`create database ${sql(DATABASE)} owner ${sql(OWNER)}`
    return { owner: OWNER, database: DATABASE }
  } finally {
    await sql.end({ timeout: 1 })
  }
}
