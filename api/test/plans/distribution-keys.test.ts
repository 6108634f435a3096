import { describe, expect, it } from 'vitest'
import { tablesCarriedInto, tablesWithoutKey, tablesWithoutKeyIn } from './distribution-keys'

const keys = new Map([
  ['users', 'id'],
  ['files', 'user_id'],
  ['sessions', 'user_id'],
])
const keyOf = (table: string) => keys.get(table)

describe('a statement that names whose rows it means', () => {
  it.each([
    'select 1',
    'select * from outbox',
    'select * from files where user_id = $1',
    'select * from files f where f.size > 3 and $1::uuid = f.user_id',
    'select * from files where user_id = any($1::uuid[])',
    "select * from files where user_id = '01890a5d-ac96-774b-bcce-b302099a8057'",
    'select * from users u join sessions s on s.user_id = u.id where u.id = $1',
    'select * from users u, sessions s where s.user_id = $1 and s.user_id = u.id',
    'insert into files (id, user_id) select id, $1 from unnest($2::uuid[]) as t(id)',
    'insert into files (user_id) values ($1) on conflict do nothing',
    'update files set size = 1 from outbox where outbox.id = files.id and files.user_id = $1',
    'delete from files using newest where files.user_id = $1 and newest.id = files.id',
    'with gone as (delete from files where user_id = $1 returning id) select id from gone',
    'select * from files where user_id = $1 union all select * from files where user_id = $1',
  ])('%s', async text => expect(await tablesWithoutKey(text, keyOf)).toEqual([]))
})

describe('a statement that does not name whose rows it means', () => {
  it.each([
    ['select * from files', ['files']],
    ['select * from files where id = $1', ['files']],
    ['select * from files where user_id = $1 or id = $2', ['files']],
    ['select * from files where user_id > $1', ['files']],
    ['select * from users where user_id = $1', ['users']],
    [
      'select * from users u join sessions s on s.user_id = u.id where s.id = $1',
      ['sessions', 'users'],
    ],
    ['select * from users u join sessions s on s.id = $2 where u.id = $1', ['sessions']],
    ['insert into files (id) values ($1)', ['files']],
    ['update files set user_id = $1 where id = $2', ['files']],
    ['delete from sessions where id = $1', ['sessions']],
    ['select 1 where exists (select from files where id = $1)', ['files']],
    ['with gone as (delete from files where id = $1 returning id) select id from gone', ['files']],
    ['select * from files where user_id = $1 union all select * from files', ['files']],
    [
      'select * from files f where user_id = (select user_id from sessions where id = $1)',
      ['files', 'sessions'],
    ],
    ['select * from files where user_id = app_user()', ['files']],
    ['select * from files where user_id = any(array(select id from t))', ['files']],
    ['select (select 1 from files where user_id = users.id) from users where id = $1', ['files']],
    ['select * from files f, emails e where f.user_id = e.user_id', ['files']],
  ])('%s', async (text, found) => expect(await tablesWithoutKey(text, keyOf)).toEqual(found))
})

it('the statements of a function are checked', async () => {
  const body = (where: string) => `
    create function f(who uuid) returns json language plpgsql as $$
    declare n int;
    begin
      select count(*) into n from files where ${where};
      if exists (select from users where id = who) then n := 2; end if;
      return (select json_build_object('n', (select size from files where ${where} limit 1)));
    end $$`
  expect(await tablesWithoutKeyIn(body('user_id = who'), keyOf)).toEqual([])
  expect(await tablesWithoutKeyIn(body('id = who'), keyOf)).toEqual(['files'])
})

it('rows of a query that Citus would carry into a distributed table are found', async () => {
  const carried = async (text: string) => tablesCarriedInto(text, keyOf)
  const rows = 'unnest($2::uuid[]) as t(id)'
  const insert = `insert into files (user_id, id) select $1, id from ${rows}`
  expect(await carried(insert)).toEqual(['files'])
  expect(await carried(`${insert} returning 1`)).toEqual(['files'])
  expect(await carried(`${insert} on conflict do nothing`)).toEqual(['files'])
  expect(await carried(`insert into emails (id) select id from ${rows}`)).toEqual([])
  const beside = `from users, ${rows} where users.id = $1`
  expect(await carried(`insert into files (user_id, id) select users.id, t.id ${beside}`)).toEqual(
    [],
  )
  expect(await carried('insert into files (user_id, id) values ($1, $2), ($1, $3)')).toEqual([])
})
