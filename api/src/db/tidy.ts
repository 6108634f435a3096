import type postgres from 'postgres'
import { asOwner } from './as-owner'

const DAY_MS = 24 * 60 * 60_000
const IDEMPOTENCY_DAYS = 90
const UNUSED_FILE_DAYS = 30
/** Its bytes never arrived in the file store. */
const UNFINISHED_FILE_DAYS = 1
const KNOWN_DEVICE_DAYS = 400
const LIMIT_DAYS = 2
/** So long a link that has ended can still say so, and take the address off the account. */
const ENDED_LINK_DAYS = 30
/** In one transaction: whoever meets it waits for no more. */
const BATCH = 1_000

type Old = { table: string; when(sql: postgres.Sql, now: Date): postgres.Fragment }

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Each condition is one that an index finds. */
const OLD: readonly Old[] = [
  { table: 'sessions', when: (sql, now) => sql`expires_at <= ${now}` },
  { table: 'passkey_challenges', when: (sql, now) => sql`expires_at <= ${now}` },
  {
    table: 'email_confirmations',
    when: (sql, now) => sql`expires_at < ${before(now, ENDED_LINK_DAYS)}`,
  },
  {
    table: 'known_devices',
    when: (sql, now) => sql`last_seen_at < ${before(now, KNOWN_DEVICE_DAYS)}`,
  },
  {
    table: 'rate_limits',
    when: (sql, now) =>
      sql`coalesce(hits[cardinality(hits)], '-infinity'::timestamptz) < ${before(now, LIMIT_DAYS)}`,
  },
  {
    table: 'idempotency_keys',
    when: (sql, now) => sql`created_at < ${before(now, IDEMPOTENCY_DAYS)}`,
  },
  {
    table: 'visits',
    when: (sql, now) => sql`visited_at < date_trunc('day', ${now}::timestamptz, 'UTC')`,
  },
  // Without its salt nobody can tell whose a day's hashes are.
  { table: 'visit_salts', when: (sql, now) => sql`day < ${now.toISOString().slice(0, 10)}` },
  { table: 'files', when: (sql, now) => sql`unused_since < ${before(now, UNUSED_FILE_DAYS)}` },
  {
    table: 'files',
    when: (sql, now) =>
      sql`unused_since < ${before(now, UNFINISHED_FILE_DAYS)} and sealed is null and outside_since is null`,
  },
]

/**
 * Removes what has had its time: ended sessions, old limits, answers kept for retries, and files
 * that no record has named for a while; of each table a batch at a time, until none is left.
 */
export async function tidyDatabase(ownerUrl: string, now: Date, batch = BATCH): Promise<void> {
  await asOwner(ownerUrl, async sql => {
    for (const old of OLD) while ((await removeBatch(sql, old, now, batch)) === batch);
    // The day of a fold is over: whose views they were, nobody can find out any more.
    await sql`
      update code_scans set fold = null
      where fold is not null and scanned_at < ${before(now, LIMIT_DAYS)}`
  })
}

/** How many rows it was. One that was written to meanwhile lies elsewhere, and stays. */
async function removeBatch(sql: postgres.Sql, { table, when }: Old, now: Date, batch: number) {
  const removed = await sql`
    delete from ${sql(table)} where ctid = any(array(
      select ctid from ${sql(table)} where ${when(sql, now)} limit ${batch}))`
  return removed.count
}
