import { asOwner } from './as-owner'

const DAY_MS = 24 * 60 * 60_000
const IDEMPOTENCY_DAYS = 90
const UNUSED_FILE_DAYS = 30
/** Its bytes never arrived in the file store. */
const UNFINISHED_FILE_DAYS = 1
const KNOWN_DEVICE_DAYS = 400

/**
 * Removes what has had its time: ended sessions, old limits, answers kept for retries, and files
 * that no record has named for a while.
 */
export async function tidyDatabase(ownerUrl: string, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await asOwner(ownerUrl, async sql => {
    await sql`delete from sessions where expires_at <= ${now}`
    await sql`delete from passkey_challenges where expires_at <= ${now}`
    await sql`delete from known_devices where last_seen_at < ${before(KNOWN_DEVICE_DAYS)}`
    await sql`delete from rate_limits where hits[cardinality(hits)] < ${before(2)}
              or cardinality(hits) = 0`
    await sql`delete from idempotency_keys where created_at < ${before(IDEMPOTENCY_DAYS)}`
    // Without its salt nobody can tell whose a day's hashes are.
    await sql`delete from visits where visited_at < date_trunc('day', ${now}::timestamptz, 'UTC')`
    await sql`delete from visit_salts where day < ${now.toISOString().slice(0, 10)}`
    await sql`delete from files where unused_since < ${before(UNUSED_FILE_DAYS)}`
    await sql`delete from files where unused_since < ${before(UNFINISHED_FILE_DAYS)}
              and sealed is null and outside_since is null`
  })
}
