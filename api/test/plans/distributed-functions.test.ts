import { describe, expect, it } from 'vitest'
import { refusedFunctions, refusedFunctionsIn, type Volatility } from './distributed-functions'

const keyOf = (table: string) => (table === 'files' ? 'user_id' : undefined)
const KINDS: Readonly<Record<string, Volatility>> = {
  ...{ now: 'stable', date_trunc: 'stable', json_build_object: 'stable' },
  ...{ pg_notify: 'volatile', nextval: 'volatile', random: 'volatile' },
}
const volatilityOf = (name: string) => KINDS[name] ?? 'immutable'

describe('a statement that a cluster runs in the same way as one node', () => {
  it.each([
    'select pg_notify($1, $2)',
    "insert into emails (id) values (nextval('n'))",
    'select json_build_object(size) from files where user_id = $1 and made < now()',
    'update files set size = length(name), made = now() where user_id = $1',
    'delete from files where user_id = $1 and made < now()',
    'update emails set made = case when sent then now() end returning now()',
    'insert into files (user_id, made) values ($1, now()) on conflict do nothing returning size',
  ])('%s', async text => expect(await refusedFunctions(text, keyOf, volatilityOf)).toEqual([]))
})

describe('a statement that a cluster refuses or runs elsewhere', () => {
  const elsewhere = (name: string) => `${name}() runs on whichever node Citus chooses, or nowhere`
  it.each([
    ['select random() from files where user_id = $1', elsewhere('random')],
    [
      'with moved as (update files set size = 1 where user_id = $1 returning id) select pg_notify($2, $3) from moved',
      elsewhere('pg_notify'),
    ],
    ["update files set size = nextval('n') where user_id = $1", elsewhere('nextval')],
    [
      "update files set made = date_trunc('day', made) where user_id = $1",
      'date_trunc() of a column, in UpdateStmt',
    ],
    [
      "delete from files where user_id = $1 and date_trunc('day', made) < $2",
      'date_trunc() of a column, in DeleteStmt',
    ],
    [
      'update files set made = coalesce($2, now()) where user_id = $1',
      'now() within CASE or COALESCE, in UpdateStmt',
    ],
    [
      'delete from files where user_id = $1 and case when $2 then made < current_timestamp end',
      'SVFOP_CURRENT_TIMESTAMP() within CASE or COALESCE, in DeleteStmt',
    ],
    ['insert into files (user_id) values ($1) returning now()', 'now() in RETURNING'],
    [
      'insert into files (user_id) values ($1) on conflict (user_id) do update set made = now()',
      'now() in ON CONFLICT',
    ],
  ])('%s', async (text, fault) =>
    expect(await refusedFunctions(text, keyOf, volatilityOf)).toEqual([fault]),
  )
})

it('the statements of a function are checked, and its variables are not taken for columns', async () => {
  const source = (made: string) => `
    create function f(who uuid, day timestamptz) returns void language plpgsql as $$
    begin
      perform pg_notify('channel', 'word');
      update files set made = date_trunc('day', ${made}) where user_id = who;
    end $$`
  expect(await refusedFunctionsIn(source('day'), keyOf, volatilityOf)).toEqual([])
  expect(await refusedFunctionsIn(source('made'), keyOf, volatilityOf)).toEqual([
    'date_trunc() of a column, in UpdateStmt',
  ])
})
