/** Holds a push in the middle of its transaction, after its writes and before its commit. */
import type { TestDatabase } from '../../../../api/test/database'

type Sql = TestDatabase['superuser']

/** The key has two numbers, unlike the server's own locks. */
const LOCK = '38, 77'

export interface Hold {
  begin(): Promise<() => Promise<void>>
  /** Returns false if `work` ends before. */
  untilWaiting(count: number, work: Promise<unknown>): Promise<boolean>
}

export async function prepareHold(sql: Sql): Promise<Hold> {
  await sql.unsafe(`
    create function hold_push() returns trigger security definer language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${LOCK});
      return null;
    end $$`)
  // The function polls by itself for a moment, because a query costs as much as many polls.
  await sql.unsafe(`
    create function waiting_for_locks(wanted int) returns int language plpgsql as $$
    declare waiting int;
    begin
      for look in 1..20 loop
        perform pg_stat_clear_snapshot();
        select count(*) into waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock';
        exit when waiting >= wanted;
        perform pg_sleep(0.0005);
      end loop;
      return waiting;
    end $$`)
  await sql`
    create trigger hold_push after insert on sync_outcomes
    for each statement execute function hold_push()`
  return {
    async begin() {
      await sql.unsafe(`select pg_advisory_lock(${LOCK})`)
      return async () => void (await sql.unsafe(`select pg_advisory_unlock(${LOCK})`))
    },
    async untilWaiting(count, work) {
      let isOver = false
      const over = () => {
        isOver = true
      }
      work.then(over, over)
      while (!isOver) {
        const [row] = await sql<{ waiting: number }[]>`
          select waiting_for_locks(${count}) as waiting`
        if ((row?.waiting ?? 0) >= count) return true
      }
      return false
    },
  }
}
