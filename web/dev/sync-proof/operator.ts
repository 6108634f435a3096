import { FILES_MAX } from 'sync-protocol/sync'
import { inject } from 'vitest'
import type { TestDatabase } from '../../../api/test/database'

/** A backup is consistent: it has the owner of each device and what the device sent. */
const TABLES = [
  ...['spaces', 'records', 'sync_clients', 'sync_outcomes', 'code_links', 'files'],
  ...['client_directory', 'code_directory'],
]
const OF_FAMILIES = ['members', 'memberships']
const COPIED = [...TABLES, ...OF_FAMILIES]
/** The log of outcomes. On a cluster each node has the part for its own outcomes. */
const BOOK = 'dealt_with'

/** `start` is the first state of all histories, `backup` the operator's backup. */
export type Copy = 'start' | 'backup'
const COPIES: readonly Copy[] = ['start', 'backup']

type Sql = TestDatabase['superuser']

const isCluster = () => inject('cluster').citus !== null

async function everywhere(sql: Sql, statement: string): Promise<void> {
  if (!isCluster()) return void (await sql.unsafe(statement))
  const failed = await sql<{ result: string }[]>`
    select result from run_command_on_all_nodes(${statement}) where not success`
  if (failed.length > 0) throw new Error(failed.map(({ result }) => result).join())
}

async function replace(sql: Sql, target: string, source: string): Promise<void> {
  const asReplica = 'set local session_replication_role = replica'
  const replaced = (tables: string[]) =>
    ['delete from', 'insert into'].flatMap(verb =>
      tables.map(table => {
        const rows = verb === 'insert into' ? ` table ${source}.${table}` : ''
        return `${verb} ${target}.${table}${rows}`
      }),
    )
  if (!isCluster()) {
    const statements = [asReplica, ...replaced([...COPIED, BOOK])]
    await sql.unsafe(`begin; ${statements.join('; ')}; commit`)
    return
  }
  for (const statement of replaced([BOOK])) await everywhere(sql, statement)
  await sql.begin(async tx => {
    // Each statement is its own message, because a coordinator passes on the whole message of a SET.
    for (const statement of [asReplica, ...replaced(COPIED)]) await tx.unsafe(statement)
  })
}

export const save = (sql: Sql, copy: Copy) => replace(sql, copy, 'public')

/** Runs as a replica, so that the log's trigger does not fire. The log is restored too. */
export const putBack = (sql: Sql, copy: Copy) => replace(sql, 'public', copy)

export async function empty(sql: Sql): Promise<void> {
  await sql.unsafe(`truncate ${TABLES.join(', ')} cascade`)
  await everywhere(sql, `truncate ${BOOK}`)
}

/**
 * Creates schemas for the copies, a log of every outcome (the server deletes its own later), and a way
 * to kill the backend of a push at a given moment.
 */
export async function prepare(sql: Sql): Promise<void> {
  if (isCluster()) await sql`set citus.enable_unsafe_triggers = on`
  await everywhere(
    sql,
    `create table ${BOOK} (user_id uuid, client_id uuid, mutation_id int, hash text)`,
  )
  await everywhere(sql, 'create table doom (moment text)')
  await sql.unsafe(`
    create function note_outcome() returns trigger security definer language plpgsql as $$
    begin
      insert into public.${BOOK} values (new.user_id, new.client_id, new.mutation_id, new.hash);
      return new;
    end $$`)
  await sql.unsafe(`
    create function die() returns trigger security definer language plpgsql as $$
    begin
      if exists (select from public.doom where moment = tg_argv[0]) then
        perform pg_terminate_backend(pg_backend_pid());
      end if;
      return null;
    end $$`)
  await sql`
    create trigger note_outcome after insert on sync_outcomes
    for each row execute function note_outcome()`
  await sql`
    create trigger die_in_push after insert on sync_outcomes
    for each statement execute function die('push')`
  await sql`
    create constraint trigger die_in_commit after insert on sync_outcomes
    initially deferred for each row execute function die('commit')`
  for (const copy of COPIES) {
    await sql.unsafe(`create schema ${copy}`)
    await everywhere(sql, `create table ${copy}.${BOOK} (like public.${BOOK})`)
    for (const table of COPIED) {
      await sql.unsafe(`create table ${copy}.${table} (like public.${table})`)
    }
  }
}

export async function readBook(sql: Sql): Promise<Dealt[]> {
  const statement = `
    select coalesce(json_agg(counted), '[]')::text as result from (
      select client_id as "clientId", hash, count(*)::int as times from ${BOOK}
      group by client_id, hash) counted`
  const parts = isCluster()
    ? await sql<{ result: string }[]>`select result from run_command_on_all_nodes(${statement})`
    : await sql.unsafe<{ result: string }[]>(statement)
  // A client belongs to one person, and all rows of a person are on one node.
  return parts.flatMap(({ result }): Dealt[] => JSON.parse(result))
}

export type Dealt = { clientId: string; hash: string; times: number }

export type Moment = 'push' | 'commit'

export async function withDeath<T>(sql: Sql, moment: Moment, work: () => Promise<T>): Promise<T> {
  await everywhere(sql, `insert into doom values ('${moment}')`)
  try {
    return await work()
  } finally {
    await everywhere(sql, 'delete from doom')
  }
}

/** Adds so many unnamed files that only `left` more fit. */
export const fillFiles = (sql: Sql, userId: string, left: number) => sql`
  insert into files (user_id, id, type, size, unused_since, sealed)
  select ${userId}, gen_random_uuid(), 'application/pdf', 1, now(), ''
  from generate_series(1, ${FILES_MAX - left})`
