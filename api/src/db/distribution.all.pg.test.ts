/**
 * Searches the catalogue of a plain Postgres for everything that Citus refuses in a database distributed by
 * person.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import { askEverything } from '../../test/plans/ask-everything'
import {
  prepareDistribution,
  tablesNotDistributed,
  tablesWithoutPlace,
  tablesWithoutTwoPhases,
  unmatchedEntries,
  whatCitusRefuses,
} from '../../test/plans/distribution'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await prepareDistribution(test.superuser)
})
afterAll(() => test.drop())

it('every table is distributed by person, by its own key, or stays on the coordinator', async () => {
  expect(await tablesWithoutPlace(test.superuser)).toEqual([])
})

it('distribute.sql distributes each table that has a key', async () => {
  expect(await tablesNotDistributed()).toEqual([])
})

it('on the coordinator only counters and tables that are not written with a person’s rows may be half written', async () => {
  expect(await tablesWithoutTwoPhases(test.superuser)).toEqual([
    ...[
      'backup_state',
      'error_hours',
      'migrations',
      'passkey_challenges',
      'rate_limits',
      'server_keys',
      'server_state',
      'servers',
    ],
    ...['two_phase', 'visit_hours', 'visit_salts', 'visits'],
  ])
})

describe('what Citus refuses', () => {
  it('does not occur in the schema', async () => {
    expect(await whatCitusRefuses(test.superuser)).toEqual([])
  })

  it.each([
    [
      'create policy wide on files using (user_id in (select id from users))',
      'files.wide has a subquery',
    ],
    ['create unique index once on files (id)', 'files.once is unique without the key'],
    [
      'alter table files add constraint f foreign key (id) references local_users',
      'files.f points to what lies elsewhere',
    ],
    [
      'alter table outbox add constraint e foreign key (id) references users',
      'outbox.e points to what lies elsewhere',
    ],
    [
      `create function f() returns trigger language plpgsql as 'begin return new; end';
       create trigger t after insert on files for each row execute function f()`,
      'files.t is a trigger',
    ],
    [
      `alter table files add constraint s foreign key (user_id) references users on delete set null`,
      'files.s sets its own key to null',
    ],
  ])('%s', async (statement, fault) => {
    const undone = new Error('undone')
    const tried = test.superuser.begin(async tx => {
      await tx.unsafe(statement)
      expect(await whatCitusRefuses(tx as never)).toEqual([fault])
      throw undone
    })
    await expect(tried).rejects.toBe(undone)
  })
})

it('after every route the directories name exactly what exists', async () => {
  await askEverything(test)
  expect(await unmatchedEntries(test.superuser)).toEqual([])
  const [count] = await test.superuser<{ people: number; kept: number }[]>`
    select (select count(*)::int from login_directory) as people,
      (select count(*)::int from orders where user_id is null) as kept`
  expect(count?.people).toBeGreaterThan(50)
  // The books of a deleted account are kept without its id.
  expect(count?.kept).toBeGreaterThan(0)
}, 180_000)
