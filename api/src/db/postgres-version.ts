import type postgres from 'postgres'
import { StartError } from '../core/start-error'

/** The tests run on this major version and on the bundled one. */
export const OLDEST_POSTGRES = 15

/** Throws a `StartError` if Postgres is older, because the first migration would fail with a syntax error. */
export async function requirePostgresVersion(sql: postgres.Sql): Promise<void> {
  const [row] = await sql<{ number: number; name: string }[]>`
    select current_setting('server_version_num')::int as number,
           current_setting('server_version') as name`
  if (row) refuseOldPostgres(row)
}

/** `number` is Postgres's `server_version_num`, such as 150_004 for 15.4. Throws a `StartError`. */
export function refuseOldPostgres({ number, name }: { number: number; name: string }): void {
  if (number >= OLDEST_POSTGRES * 10_000) return
  throw new StartError(
    `The database is Postgres ${name}. LifeTag needs Postgres ${OLDEST_POSTGRES} or newer.`,
  )
}
