import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type postgres from 'postgres'
import { packageRoot } from '../../src/core/package-root'

const LOCAL_TABLES = [
  // The books and the data of orders.
  ...['donations', 'subscriptions', 'stripe_customers', 'free_access', 'orders', 'order_refunds'],
  ...['order_artwork', 'beta_feedback', 'local_users'],
  // Kept for some days and found by the secret in an e-mail.
  'email_confirmations',
  // Always empty. Writing to it makes a commit use two phases.
  'two_phase',
  ...[
    'audit_log',
    'backup_state',
    'error_hours',
    'helper_locations',
    'migrations',
    'outbox',
    'passkey_challenges',
    'payment_events',
    'rate_limits',
  ],
  ...['server_keys', 'server_state', 'servers', 'spent_tokens', 'subscription_endings'],
  ...['visit_hours', 'visit_salts', 'visits'],
]

/**
 * The key is the person's id, or the hash by which a directory finds a person. Undefined if the table stays
 * on the coordinator.
 */
export const distributionKeyOf = (table: string): string | undefined => KEYS.get(table)

const KEYS: ReadonlyMap<string, string> = new Map([
  ['users', 'id'],
  ...[
    ...['user_keys', 'sessions', 'recovery_codes', 'known_devices', 'passkeys', 'idempotency_keys'],
    ...['spaces', 'records', 'sync_clients', 'sync_outcomes', 'files'],
    ...['code_links', 'code_pins', 'code_scans'],
    ...['members', 'memberships', 'invitations', 'hand_overs'],
    ...['shares', 'share_requests'],
    ...['alert_settings', 'alert_choices', 'alert_contacts', 'alert_devices', 'alert_times'],
  ].map((table): [string, string] => [table, 'user_id']),
  ['login_directory', 'email_hash'],
  ['passkey_directory', 'credential_id'],
  ['code_directory', 'token_hash'],
  ['client_directory', 'client_id'],
  ['invitation_directory', 'token_hash'],
  ['share_directory', 'token_hash'],
  ['claimed_ids', 'id_hash'],
])

export async function prepareDistribution(superuser: postgres.Sql): Promise<void> {
  await superuser.unsafe(await readFile(join(packageRoot, 'ops/citus/prepare.sql'), 'utf8'))
}

export async function tablesNotDistributed(): Promise<string[]> {
  const statements = await readFile(join(packageRoot, 'ops/citus/distribute.sql'), 'utf8')
  return [...KEYS.keys()].filter(table => !statements.includes(`'${table}'`))
}

const catalogue = (superuser: postgres.Sql) => superuser`
  select c.oid, c.relname::text as name, key.attnum
  from unnest(${[...KEYS.keys()]}::text[], ${[...KEYS.values()]}::text[]) as k(name, key)
  join pg_class c on c.relname = k.name and c.relnamespace = 'public'::regnamespace
  join pg_attribute key on key.attrelid = c.oid and key.attname = k.key`

export async function whatCitusRefuses(superuser: postgres.Sql): Promise<string[]> {
  const rows = await superuser<{ fault: string }[]>`
    with spread as (${catalogue(superuser)})
    select name || '.' || polname || ' has a subquery' as fault
    from pg_policy join spread on spread.oid = polrelid
    where concat(polqual::text, polwithcheck::text) like '%{SUBLINK %'
    union all
    select name || '.' || indexrelid::regclass || ' is unique without the key'
    from pg_index join spread on spread.oid = indrelid
    where indisunique and attnum <> all(indkey::int2[])
    union all
    select name || '.' || tgname || ' is a trigger'
    from pg_trigger join spread on spread.oid = tgrelid where not tgisinternal
    union all
    select f.conrelid::regclass || '.' || f.conname || ' points to what lies elsewhere'
    from pg_constraint f
    left join spread here on here.oid = f.conrelid
    left join spread there on there.oid = f.confrelid
    where f.contype = 'f' and (here.oid is not null or there.oid is not null)
      and not coalesce(
        array_position(f.conkey, here.attnum) = array_position(f.confkey, there.attnum)
        and here.name not like '%directory' and there.name not like '%directory', false)
    union all
    select f.conrelid::regclass || '.' || f.conname || ' sets its own key to null'
    from pg_constraint f join spread on spread.oid = f.conrelid
    where f.contype = 'f' and f.confdeltype in ('n', 'd') and spread.attnum = any(f.conkey)
    order by 1`
  return rows.map(({ fault }) => fault)
}

export async function tablesWithoutPlace(superuser: postgres.Sql): Promise<string[]> {
  const rows = await superuser<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public'
      and tablename <> all(${[...KEYS.keys(), ...LOCAL_TABLES]}) order by 1`
  return rows.map(({ name }) => name)
}

/** Without the trigger, a transaction that also writes people's rows could be committed half. */
export async function tablesWithoutTwoPhases(superuser: postgres.Sql): Promise<string[]> {
  const rows = await superuser<{ name: string }[]>`
    select name from unnest(${LOCAL_TABLES}::text[]) as t(name)
    where not exists (
      select from pg_trigger
      where tgrelid = to_regclass(name) and tgname = 'commit_in_two_phases'
    ) order by 1`
  return rows.map(({ name }) => name)
}

/**
 * The queries of people's rows and of a directory are separate, because a distributed Postgres cannot join
 * their tables. Each row is one text.
 */
const BOTH_SIDES: ReadonlyMap<string, readonly [people: string, directory: string]> = new Map([
  [
    'address',
    [
      `select concat_ws(' ', id, email_hash, email_refused_at is not null) from users
        where email_hash is not null and deleted_at is null`,
      `select concat_ws(' ', user_id, email_hash, is_refused) from login_directory`,
    ],
  ],
  ['passkey', alike('user_id, credential_id', 'passkeys', 'passkey_directory')],
  ['code', alike('user_id, token_hash', 'code_links', 'code_directory')],
  ['client', alike('user_id, client_id', 'sync_clients', 'client_directory')],
  [
    'membership',
    [
      `select concat_ws(' ', member_id, user_id, role, until) from members where ${isOpen('until')}`,
      `select concat_ws(' ', user_id, subject_id, role, until) from memberships
        where ${isOpen('until')}`,
    ],
  ],
  ['invitation', alike('user_id, token_hash, expires_at', 'invitations', 'invitation_directory')],
  ['share', alike('user_id, token_hash, ends_at', 'shares', 'share_directory', isOpen('ends_at'))],
])

function alike(columns: string, people: string, directory: string, where = 'true') {
  const of = (table: string) => `select concat_ws(' ', ${columns}) from ${table} where ${where}`
  return [of(people), of(directory)] as const
}

function isOpen(end: string): string {
  return `coalesce(${end}, 'infinity') > now()`
}

/** Rows without a directory entry, and entries without a row. */
export async function unmatchedEntries(superuser: postgres.Sql): Promise<string[]> {
  const unmatched: string[] = []
  for (const [name, sides] of BOTH_SIDES) {
    const [people, directory] = await Promise.all(
      sides.map(async side =>
        (await superuser.unsafe(side).values()).map(([text]) => String(text)),
      ),
    )
    const one = new Set(people)
    const other = new Set(directory)
    for (const text of new Set([...one, ...other])) {
      if (!(one.has(text) && other.has(text))) unmatched.push(`${name} of ${text.split(' ')[0]}`)
    }
  }
  return unmatched
}
