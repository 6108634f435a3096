import type postgres from 'postgres'
import { asOwner } from './as-owner'
import type { Tx } from './guard-transaction'

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

/** `key`: of the table's primary key, where that is not (user_id, id). */
type Old = { table: string; key?: string; when(tx: Tx, now: Date): postgres.Fragment }

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Each condition is one that an index finds. */
const OLD: readonly Old[] = [
  { table: 'sessions', when: (tx, now) => tx`expires_at <= ${now}` },
  {
    table: 'passkey_challenges',
    key: 'challenge_hash',
    when: (tx, now) => tx`expires_at <= ${now}`,
  },
  {
    table: 'email_confirmations',
    key: 'user_id, token_hash',
    when: (tx, now) => tx`expires_at < ${before(now, ENDED_LINK_DAYS)}`,
  },
  {
    table: 'known_devices',
    key: 'user_id, device_hash',
    when: (tx, now) => tx`last_seen_at < ${before(now, KNOWN_DEVICE_DAYS)}`,
  },
  {
    table: 'rate_limits',
    key: 'name, key',
    when: (tx, now) =>
      tx`coalesce(hits[cardinality(hits)], '-infinity'::timestamptz) < ${before(now, LIMIT_DAYS)}`,
  },
  {
    table: 'idempotency_keys',
    key: 'user_id, key',
    when: (tx, now) => tx`created_at < ${before(now, IDEMPOTENCY_DAYS)}`,
  },
  {
    table: 'visits',
    key: 'visitor',
    when: (tx, now) => tx`visited_at < date_trunc('day', ${now}::timestamptz, 'UTC')`,
  },
  // Without its salt nobody can tell whose a day's hashes are.
  {
    table: 'visit_salts',
    key: 'day',
    when: (tx, now) => tx`day < ${now.toISOString().slice(0, 10)}`,
  },
  { table: 'files', when: (tx, now) => tx`unused_since < ${before(now, UNUSED_FILE_DAYS)}` },
  {
    table: 'files',
    when: (tx, now) =>
      tx`unused_since < ${before(now, UNFINISHED_FILE_DAYS)} and sealed is null and outside_since is null`,
  },
]

/**
 * Removes what has had its time: ended sessions, old limits, answers kept for retries, and files
 * that no record has named for a while; of each table a batch at a time, until none is left.
 */
export async function tidyDatabase(ownerUrl: string, now: Date, batch = BATCH): Promise<void> {
  await asOwner(ownerUrl, async owner => {
    for (const old of OLD) {
      while ((await owner.transaction(tx => removeBatch(tx, old, now, batch))) === batch);
    }
    // The day of a fold is over: whose views they were, nobody can find out any more.
    await owner.transaction(
      tx => tx`
        update code_scans set fold = null
        where fold is not null and scanned_at < ${before(now, LIMIT_DAYS)}`,
    )
  })
}

/** How many rows it was. One that was written to meanwhile is asked again, and may stay. */
async function removeBatch(tx: Tx, { table, key, when }: Old, now: Date, batch: number) {
  const names = tx.unsafe(key ?? 'user_id, id')
  const removed = await tx`
    delete from ${tx(table)}
    where (${names}) in (select ${names} from ${tx(table)} where ${when(tx, now)} limit ${batch})
      and ${when(tx, now)}`
  return removed.count
}
