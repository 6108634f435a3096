import type postgres from 'postgres'
import { KEPT_DAYS } from 'sync-protocol/rest'
import { runEach } from '../core/run-each'
import { asOwner } from './as-owner'
import type { Tx } from './guard-transaction'
import { BATCH, type Batch, changeInBatches } from './in-batches'

const DAY_MS = 24 * 60 * 60_000
/** Files whose bytes never arrived in the file store are deleted after this time. */
const UNFINISHED_FILE_DAYS = 1

type Old = Omit<Batch, 'when'> & { when(tx: Tx, now: Date): postgres.Fragment }

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/**
 * `endedEmailLink` is how long a link that has ended can still say so and take the address off the account.
 * Each condition must be served by an index.
 */
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
    when: (tx, now) => tx`expires_at < ${before(now, KEPT_DAYS.endedEmailLink)}`,
  },
  {
    table: 'claimed_ids',
    key: 'id_hash',
    when: (tx, now) => tx`deleted_at < ${before(now, KEPT_DAYS.deletedId)}`,
  },
  { table: 'invitations', when: (tx, now) => tx`expires_at <= ${now}` },
  {
    table: 'invitation_directory',
    key: 'token_hash',
    when: (tx, now) => tx`expires_at <= ${now}`,
  },
  {
    table: 'shares',
    when: (tx, now) => tx`ends_at < ${before(now, KEPT_DAYS.endedLink)}`,
  },
  { table: 'share_directory', key: 'token_hash', when: (tx, now) => tx`ends_at <= ${now}` },
  {
    table: 'share_requests',
    when: (tx, now) => tx`last_requested_at < ${before(now, KEPT_DAYS.scanLine)}`,
  },
  // Contacts who never accepted may have entered an address.
  {
    table: 'alert_contacts',
    key: 'user_id, id',
    when: (tx, now) => tx`state = 'asked' and expires_at <= ${now}`,
  },
  { table: 'members', key: 'user_id, member_id', when: (tx, now) => tx`until <= ${now}` },
  { table: 'memberships', key: 'user_id, subject_id', when: (tx, now) => tx`until <= ${now}` },
  {
    table: 'known_devices',
    key: 'user_id, device_hash',
    when: (tx, now) => tx`last_seen_at < ${before(now, KEPT_DAYS.knownDevice)}`,
  },
  {
    table: 'rate_limits',
    key: 'name, key',
    when: (tx, now) =>
      tx`coalesce(hits[cardinality(hits)], '-infinity'::timestamptz) < ${before(now, KEPT_DAYS.networkHash)}`,
  },
  {
    table: 'idempotency_keys',
    key: 'user_id, key',
    when: (tx, now) => tx`created_at < ${before(now, KEPT_DAYS.repeatableAnswer)}`,
  },
  {
    table: 'visits',
    key: 'visitor',
    when: (tx, now) => tx`visited_at < date_trunc('day', ${now}::timestamptz, 'UTC')`,
  },
  // In codes that are still opened, `add_scans` has deleted these rows earlier.
  {
    table: 'code_scans',
    when: (tx, now) => tx`scanned_at < ${before(now, KEPT_DAYS.scanLine)}`,
  },
  // The hashes of a day cannot be traced to visitors once their salt is deleted.
  {
    table: 'visit_salts',
    key: 'day',
    when: (tx, now) => tx`day < ${now.toISOString().slice(0, 10)}`,
  },
  { table: 'files', when: (tx, now) => tx`unused_since < ${before(now, KEPT_DAYS.unusedFile)}` },
  {
    table: 'files',
    when: (tx, now) =>
      tx`unused_since < ${before(now, UNFINISHED_FILE_DAYS)} and sealed is null and in_bucket_since is null`,
  },
]

type Emptied = Old & { set(tx: Tx): postgres.Fragment }

const EMPTIED: readonly Emptied[] = [
  // Views cannot be traced to a network once the key that merges equal views is deleted.
  {
    table: 'code_scans',
    when: (tx, now) =>
      tx`merge_hash is not null and scanned_at < ${before(now, KEPT_DAYS.networkHash)}`,
    set: tx => tx`merge_hash = null`,
  },
  {
    table: 'share_requests',
    when: (tx, now) =>
      tx`merge_hash is not null and requested_at < ${before(now, KEPT_DAYS.networkHash)}`,
    set: tx => tx`merge_hash = null, network_hash = null`,
  },
  {
    table: 'shares',
    when: (tx, now) => tx`content is not null and ends_at <= ${now}`,
    set: tx => tx`content = null`,
  },
]

export async function tidyDatabase(ownerUrl: string, now: Date, batch = BATCH): Promise<void> {
  await asOwner(ownerUrl, async owner => {
    const deleteOld = OLD.map(({ when, ...old }) => {
      return () => changeInBatches(owner, { ...old, when: tx => when(tx, now) }, batch)
    })
    const empty = EMPTIED.map(({ when, set, ...old }) => {
      return () => changeInBatches(owner, { ...old, when: tx => when(tx, now) }, batch, set)
    })
    await runEach([...deleteOld, ...empty])
  })
}
