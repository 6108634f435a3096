import { expect, inject, it } from 'vitest'
import { database, test, useApp } from '../../test/use-app'

useApp()

/** Tables of the server that hold nothing of a person. Add a table only for that reason. */
const SERVER_TABLES = [
  'audit_log',
  'backup_state',
  'claimed_ids',
  'error_hours',
  'helper_locations',
  'migrations',
  'outbox',
  'passkey_challenges',
  'payment_events',
  'rate_limits',
  'server_keys',
  'server_state',
  'servers',
  'spent_tokens',
  'subscription_endings',
  ...(inject('cluster').citus ? ['two_phase'] : []),
  'visit_hours',
  'visit_salts',
  'visits',
]

type Table = { name: string; enabled: boolean; forced: boolean; policies: number }

const listTables = () => database.superuser<Table[]>`
  select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
         (select count(*)::int from pg_policy where polrelid = c.oid) as policies
  from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  order by 1`

it('every table that holds rows of people forces row-level security', async () => {
  const owned = (await listTables()).filter(({ name }) => !SERVER_TABLES.includes(name))
  const names = owned.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['sessions', 'user_keys', 'users']))
  expect(owned.filter(table => !(table.enabled && table.forced && table.policies > 0))).toEqual([])
})

it('every table that holds rows of people has a user_id that is not null', async () => {
  const rows = await database.superuser<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_attribute a
                      where a.attrelid = c.oid and a.attname = 'user_id' and a.attnotnull)
    order by 1`
  // Donations and orders stay in the books when an account is deleted.
  const books = ['donations', 'order_refunds', 'orders']
  expect(rows.map(({ name }) => name)).toEqual([...SERVER_TABLES, ...books, 'users'].sort())
})

it('requests run as a role that owns nothing and bypasses no policy', async () => {
  const [row] = await database.database.anonymous(
    tx => tx`
      select current_user::text as role, rolsuper as is_superuser, rolbypassrls as bypasses,
        (select count(*)::int from pg_class where relowner = pg_roles.oid) as owns
      from pg_roles where rolname = current_user`,
  )
  expect(row).toEqual({ role: 'lifetag_app', is_superuser: false, bypasses: false, owns: 0 })
})

it('a transaction of one person cannot read, change or delete rows of another in any table', async () => {
  const ada = await test.signUp()
  const bob = await test.signUp()
  // A refund belongs to an order and names no person.
  const unowned = [...SERVER_TABLES, 'order_refunds']
  const owned = (await listTables()).filter(({ name }) => !unowned.includes(name))
  for (const { name } of owned) {
    const owner = name === 'users' ? 'id' : 'user_id'
    const [seen, removed] = await database.database.transaction(bob.id, async tx => [
      await tx`select 1 from ${tx(name)} where ${tx(owner)} = ${ada.id}`,
      await tx`delete from ${tx(name)} where ${tx(owner)} = ${ada.id} returning 1`,
    ])
    expect({ name, seen: seen?.length, removed: removed?.length }).toEqual({
      name,
      seen: 0,
      removed: 0,
    })
  }
  await expect(
    database.database.transaction(
      bob.id,
      tx => tx`insert into user_keys (user_id, key_version, wrapped) values (${ada.id}, 'v1', '')`,
    ),
  ).rejects.toThrow('row-level security')
  expect((await ada.send('GET', '/api/auth/user')).status).toBe(200)
})

it('a request cannot give anyone a role', async () => {
  const ada = await test.signUp()
  await expect(
    database.database.transaction(
      ada.id,
      tx => tx`update users set role = 'owner' where id = ${ada.id}`,
    ),
  ).rejects.toThrow('permission denied')
})

it('a session’s token can neither move the session to another person nor create one', async () => {
  const ada = await test.signUp()
  const bob = await test.signUp()
  const [session] = await database.superuser<{ id: string }[]>`
    select id from sessions where user_id = ${bob.id}`
  const id = session?.id ?? ''
  await expect(
    database.database.lookup(
      'session',
      id,
      tx => tx`update sessions set user_id = ${ada.id} where id = ${id}`,
    ),
    // A distributed database reports the second error before it checks permissions.
  ).rejects.toThrow(/permission denied|modifying the partition value/)
  await expect(
    database.database.lookup(
      'session',
      'made-up',
      tx => tx`insert into sessions (id, user_id, signed_in_at, last_seen_at, expires_at)
               values ('made-up', ${ada.id}, now(), now(), now() + interval '1 day')`,
    ),
  ).rejects.toThrow('row-level security')
})

it('a request cannot switch maintenance on', async () => {
  await test.signUp()
  const seen = await database.database.anonymous(async tx => {
    await tx`select set_config('app.maintenance', 'on', true)`
    return tx`select id from users`
  })
  expect([...seen]).toEqual([])
})
