/**
 * What one push of 10 edits asks of Postgres, as statements with everything filled in: the
 * session's transaction, then the push's. `:n` counts the pushes of one client, from 1.
 */
import { randomUUID } from 'node:crypto'
import { makeRows } from '../rows'
import { CHANGES } from './pushes'

/** As long as a sealed allergy is. */
const SEALED_HEX = '5a'.repeat(750)

export function pushStatements(userId: string): string[] {
  const clientId = randomUUID()
  const rows = makeRows(CHANGES)
  const list = (values: readonly string[], type: string) =>
    `array[${values.map(value => `'${value}'`).join(',')}]::${type}[]`
  const collections = list(
    rows.map(row => row.collection),
    'text',
  )
  const ids = list(
    rows.map(row => row.id),
    'uuid',
  )
  const mine = `user_id = '${userId}' and client_id = '${clientId}'`
  const lockSpace = `insert into spaces (user_id) values ('${userId}')
    on conflict (user_id) do update set version = spaces.version returning version`
  return [
    'begin',
    settings('app.lookup_session', 'nobody'),
    "select * from sessions where id = 'nobody'",
    'commit',
    'begin',
    settings('app.user_id', userId),
    lockSpace,
    `insert into sync_clients (user_id, client_id) values ('${userId}', '${clientId}')
      on conflict (client_id) do nothing`,
    `select epoch, last_id, last_pull_at from server_state, sync_clients where ${mine}`,
    lockSpace,
    `select collection, id, version, sealed from records
      where user_id = '${userId}' and (collection, id) in (select * from unnest(${collections}, ${ids}))`,
    `insert into records (user_id, collection, id, version, deleted_at, sealed)
      select '${userId}', collection, id, :n, null, decode('${SEALED_HEX}', 'hex')
      from unnest(${collections}, ${ids}) as written(collection, id)
      on conflict (user_id, collection, id) do update
      set version = excluded.version, deleted_at = excluded.deleted_at, sealed = excluded.sealed`,
    `with moved as (update spaces set version = :n where user_id = '${userId}')
      select pg_notify('spaces', 'bench :n')`,
    `insert into sync_outcomes (user_id, client_id, mutation_id, hash, outcome)
      select '${userId}', '${clientId}', :n * ${CHANGES} + i, 'fedcba9876543210', '{"id":1,"status":"applied"}'
      from generate_series(1, ${CHANGES}) as i`,
    `update sync_clients set last_id = :n * ${CHANGES} where ${mine}`,
    'commit',
  ].map(statement => statement.replaceAll(/\s+/g, ' '))
}

const settings = (name: string, value: string) =>
  `select set_config(name, value, true) from unnest(array['${name}'], array['${value}']) as s(name, value)`
