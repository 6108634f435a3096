/** Holds a push in the middle of its transaction, after it wrote and before it commits. */
import type { TestDatabase } from '../../../../api/test/database'

type Sql = TestDatabase['superuser']

/** Of two numbers, which no lock of the server's has. */
const LOCK = '38, 77'

export interface Hold {
  /** From now on pushes are held, until the answer is called. */
  begin(): Promise<() => Promise<void>>
  /** Until so many transactions wait for a lock; false where `work` is over before. */
  untilWaiting(count: number, work: Promise<unknown>): Promise<boolean>
}

export async function prepareHold(sql: Sql): Promise<Hold> {
  await sql.unsafe(`
    create function hold_push() returns trigger security definer language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${LOCK});
      return null;
    end $$`)
  // Looks again and again by itself, for a moment: each question costs as much as many looks.
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
