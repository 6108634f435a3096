import type { System } from 'sync-protocol/rest'
import type { Tx } from '../../db/database'

const MINUTE_MS = 60_000
/** Each server renews its row every 30 seconds. */
const SEEN_MS = 2 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS
const ERRORS_MAX = 20
/** While the mail server is away, many more may wait. */
const WAITING_MAX = 10_000

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

export async function readServers(tx: Tx, now: Date): Promise<System['servers']> {
  const rows = await tx<{ release: string; count: number; since: Date }[]>`
    select release, count(*)::int as count, min(started_at) as since from servers
    where seen_at > ${before(now, SEEN_MS)} group by release order by since`
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }))
}

export async function readDatabaseFacts(tx: Tx): Promise<{ version: string; bytes: number }> {
  const [row] = await tx<{ version: string; bytes: number }[]>`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes`
  if (!row) throw new Error('A select of values gives a row')
  return row
}

export async function readQueue(tx: Tx): Promise<System['queue']> {
  const rows = await tx<{ service: string; waiting: number; oldestAt: Date }[]>`
    select service, count(*)::int as waiting, min(created_at) as "oldestAt"
    from (select service, created_at from outbox order by due_at limit ${WAITING_MAX}) as waiting
    group by service order by service`
  return rows.map(({ oldestAt, ...row }) => ({ ...row, oldestAt: oldestAt.toISOString() }))
}

export const readErrors = (tx: Tx, now: Date) => tx<System['errors']>`
  select route, failure, sum(errors)::int as count from error_hours
  where hour > ${before(now, DAY_MS)}
  group by route, failure order by count desc, route, failure limit ${ERRORS_MAX}`
