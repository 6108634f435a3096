/** The operator's hands on the database: the state a history begins with, backups, and a book. */
import { FILES_MAX } from 'sync-protocol/sync'
import type { TestDatabase } from '../../../api/test/database'

const TABLES = [
  ...['spaces', 'records', 'sync_clients', 'sync_outcomes', 'code_links', 'files'],
  'dealt_with',
]

/** Tables kept a second time. `start`: as all histories begin. `backup`: as the operator saved it. */
export type Copy = 'start' | 'backup'

type Sql = TestDatabase['superuser']

export async function save(sql: Sql, copy: Copy): Promise<void> {
  await sql.unsafe(
    TABLES.map(
      table => `delete from ${copy}.${table}; insert into ${copy}.${table} table public.${table}`,
    ).join(';'),
  )
}

/** As a replica: what is put back is no news to the book, which is put back with it. */
export async function putBack(sql: Sql, copy: Copy): Promise<void> {
  await sql.unsafe(
    `begin; set local session_replication_role = replica;
     ${TABLES.map(
       table => `delete from ${table}; insert into ${table} table ${copy}.${table}`,
     ).join(';')};
     commit`,
  )
}

/** Nothing is left of how the people signed up. */
export const empty = (sql: Sql) => sql.unsafe(`truncate ${TABLES.join(', ')} cascade`)

/**
 * A place for the copies; a book of every outcome ever stored, as the server's own forgets them;
 * and a way for the backend that works on a push to die at a moment that is told.
 */
export async function prepare(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create table dealt_with (user_id uuid, client_id uuid, mutation_id int, hash text);
    create function note_outcome() returns trigger security definer language plpgsql as $$
    begin
      insert into public.dealt_with values (new.user_id, new.client_id, new.mutation_id, new.hash);
      return new;
    end $$;
    create trigger note_outcome after insert on sync_outcomes
      for each row execute function note_outcome();

    create table doom (moment text);
    create function die() returns trigger security definer language plpgsql as $$
    begin
      if exists (select from public.doom where moment = tg_argv[0]) then
        perform pg_terminate_backend(pg_backend_pid());
      end if;
      return null;
    end $$;
    create trigger die_in_push after insert on sync_outcomes
      for each statement execute function die('push');
    create constraint trigger die_in_commit after insert on sync_outcomes
      initially deferred for each row execute function die('commit');
    ${(['start', 'backup'] satisfies Copy[])
      .map(
        copy =>
          `create schema ${copy};
           ${TABLES.map(table => `create table ${copy}.${table} (like ${table})`).join(';')}`,
      )
      .join(';')}`)
}

export type Moment = 'push' | 'commit'

/** Whichever backend comes to this moment of a push during `work` dies of it. */
export async function withDeath<T>(sql: Sql, moment: Moment, work: () => Promise<T>): Promise<T> {
  await sql`insert into doom values (${moment})`
  try {
    return await work()
  } finally {
    await sql`delete from doom`
  }
}

/** So many files nobody names that there is room for only a few more. */
export const fillFiles = (sql: Sql, userId: string, room: number) => sql`
  insert into files (user_id, id, type, size, unused_since, sealed)
  select ${userId}, gen_random_uuid(), 'application/pdf', 1, now(), ''
  from generate_series(1, ${FILES_MAX - room})`
