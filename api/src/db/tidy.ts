import postgres from 'postgres'

const DAY_MS = 24 * 60 * 60_000
const IDEMPOTENCY_DAYS = 90
const UNUSED_FILE_DAYS = 30
const KNOWN_DEVICE_DAYS = 400

/**
 * Removes what has had its time: ended sessions, old limits, answers kept for retries, and files
 * that no record has named for a while.
 */
export async function tidyDatabase(ownerUrl: string, now: Date): Promise<void> {
  const sql = postgres(ownerUrl, {
    max: 1,
    connection: { 'app.maintenance': 'on' },
    onnotice: () => {},
  })
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  try {
    await sql`delete from sessions where expires_at <= ${now}`
    await sql`delete from passkey_challenges where expires_at <= ${now}`
    await sql`delete from known_devices where last_seen_at < ${before(KNOWN_DEVICE_DAYS)}`
    await sql`delete from rate_limits where hits[cardinality(hits)] < ${before(2)}
              or cardinality(hits) = 0`
    await sql`delete from idempotency_keys where created_at < ${before(IDEMPOTENCY_DAYS)}`
    // Without its salt nobody can tell whose a day's hashes are.
    await sql`delete from visits where visited_at < date_trunc('day', ${now}::timestamptz, 'UTC')`
    await sql`delete from visit_salts where day < ${now.toISOString().slice(0, 10)}`
    // The day of a fold is over: whose views they were, nobody can find out any more.
    await sql`update code_scans set fold = null where fold is not null and scanned_at < ${before(2)}`
    await sql`delete from files where unused_since < ${before(UNUSED_FILE_DAYS)}`
  } finally {
    await sql.end({ timeout: 1 })
  }
}
