/**
 * The coordinator is killed while a worker commits. The transaction wrote a person's kept answer on the
 * worker and the books on the coordinator. Both or neither must remain, and the request is repeated.
 */
import { expect, inject, it, onTestFinished } from 'vitest'
import { createTestApp } from './app'
import { ofDatabase, withSql } from './citus'
import { createTestDatabase } from './database'

const LOCK = 7_301

it('a transaction on a worker and in the books is committed on both or on neither', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const test = await createTestApp(database)
  const person = await test.signUp()
  const activate = () =>
    person.send('POST', '/api/activate-free-access', { headers: { 'Idempotency-Key': 'once' } })
  const isInBooks = async () => {
    const rows = await database.superuser`select from free_access where user_id = ${person.id}`
    return rows.length === 1
  }

  const { url, shard } = await placeOfAnswers(database, person.id)
  const held = await holdCommits(url, shard)
  const answer = activate()
  await held.isReached()
  await killCommitting(database)
  await held.release()
  expect((await answer).status).toBe(503)

  await expect
    .poll(() => database.superuser`select recover_prepared_transactions()`.then(Array.from, String))
    .toHaveLength(1)
  // Phones also repeat until it succeeds. The answer is kept only together with its effects.
  await expect.poll(async () => (await activate()).status).toBe(200)
  expect(await isInBooks()).toBe(true)
}, 300_000)

type Placed = Awaited<ReturnType<typeof createTestDatabase>>

/** The worker and the shard that have a person's kept answers. */
async function placeOfAnswers({ superuser }: Placed, userId: string) {
  const [place] = await superuser<{ port: number; shard: string; name: string }[]>`
    select nodeport as port, 'idempotency_keys_' || shardid as shard, current_database() as name
    from pg_dist_placement join pg_dist_node using (groupid)
    where shardid = get_shard_id_for_distribution_column('idempotency_keys', ${userId}::uuid)`
  const node = inject('cluster').citus?.nodes.find(url => new URL(url).port === `${place?.port}`)
  if (!node || !place) throw new Error('No worker has the shard')
  return { url: ofDatabase(node, place.name), shard: place.shard }
}

/** Commits that wrote to the shard, or their first phase, wait until `release`. */
async function holdCommits(url: string, shard: string) {
  let release = () => {}
  const isReleased = new Promise<void>(resolve => {
    release = resolve
  })
  let isHeld = () => {}
  const holding = new Promise<void>(resolve => {
    isHeld = resolve
  })
  const done = withSql(url, async sql => {
    await sql`set citus.enable_manual_changes_to_shards = on`
    await sql`set citus.enable_ddl_propagation = off`
    await sql.unsafe(`
      create function wait_for_test() returns trigger language plpgsql as $$
        begin perform pg_advisory_xact_lock_shared(${LOCK}); return null; end $$;
      create constraint trigger wait after insert or update on ${shard} initially deferred
        for each row execute function wait_for_test()`)
    await sql`select pg_advisory_lock(${LOCK})`
    isHeld()
    await isReleased
    await sql`select pg_advisory_unlock(${LOCK})`
  })
  await Promise.race([holding, done])
  return {
    isReached: () =>
      expect
        .poll(() =>
          withSql(
            url,
            sql => sql`
              select from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`,
          ),
        )
        .toHaveLength(1),
    async release() {
      release()
      await done
    },
  }
}

/** The coordinator crashes with the backend and restarts by itself. */
async function killCommitting({ superuser }: Placed) {
  const [backend] = await superuser<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database()
      and usename = 'lifetag_app' and state = 'active' and query ilike 'commit%'`
  if (!backend) throw new Error('Nobody commits')
  process.kill(backend.pid, 'SIGKILL')
}
