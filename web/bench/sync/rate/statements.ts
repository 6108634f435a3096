/**
 * The SQL of one exchange of 10 edits. The session's statement precedes the exchange's transaction. `:n`
 * counts the exchanges of one client from 1.
 */
import { randomUUID } from 'node:crypto'
import { makeRows } from '../rows'
import { CHANGES } from './pushes'

/** As long as a sealed allergy. */
const SEALED_HEX = '5a'.repeat(750)

export function exchangeStatements(userId: string): string[] {
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
  return [
    `select shown_session('nobody', '${userId}')`,
    'begin',
    `set local app.user_id = '${userId}'`,
    `insert into spaces (user_id, counted_version) values ('${userId}', 0)
      on conflict (user_id) do update set version = spaces.version
      returning version, counted_version, row_count, byte_count`,
    `select collection, id, version, sealed from records
      where user_id = '${userId}' and (collection, id) in (select * from unnest(${collections}, ${ids}))`,
    `insert into sync_clients (user_id, client_id)
      select '${userId}', '${clientId}' where :n = 1 on conflict do nothing`,
    `select epoch, last_id, last_pull_at from server_state, sync_clients
      left join spaces using (user_id) where ${mine}`,
    `insert into records (user_id, collection, id, version, deleted_at, sealed)
      select '${userId}', collection, id, :n, null, decode('${SEALED_HEX}', 'hex')
      from unnest(${collections}, ${ids}) as written(collection, id)
      on conflict (user_id, collection, id) do update
      set version = excluded.version, deleted_at = excluded.deleted_at, sealed = excluded.sealed`,
    `update spaces set version = :n, counted_version = :n where user_id = '${userId}'`,
    `select pg_notify('spaces', 'bench :n')`,
    `insert into sync_outcomes (user_id, client_id, mutation_id, hash, outcome)
      select '${userId}', '${clientId}', :n * ${CHANGES} + i, 'fedcba9876543210', '{"id":1,"status":"applied"}'
      from generate_series(1, ${CHANGES}) as i`,
    `with forgotten as (delete from sync_outcomes where ${mine} and mutation_id <= (:n - 1) * ${CHANGES})
      update sync_clients set last_id = :n * ${CHANGES} where ${mine}`,
    'commit',
  ].map(statement => statement.replaceAll(/\s+/g, ' '))
}
