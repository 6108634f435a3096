import { AsyncLocalStorage } from 'node:async_hooks'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import { type Database, openDatabase, type Tx } from './database'
import { awaitWithCommit } from './guard-transaction'

const DEADLINE_MS = 200
let test: TestDatabase
/** It has long deadlines, because a busy machine may be slow. */
let patient: Database
beforeAll(async () => {
  test = await createTestDatabase({ queryDeadlineMs: DEADLINE_MS, maxConnections: 2 })
  patient = openDatabase(test.reach, { queryDeadlineMs: 60_000, waitMs: 60_000, maxConnections: 2 })
})
afterAll(async () => {
  await patient.close(1)
  await test.drop()
})

const ADA = '01890000-0000-7000-8000-00000000000a'
const unavailable = expect.objectContaining({ code: 'unavailable' })

/** Behaves like a backend that does not answer and ignores statement_timeout. */
const frozenFor = (seconds: number) =>
  `set local statement_timeout = 0; select pg_sleep(${seconds})`
const frozen = frozenFor(2)

it('a query that does not answer is given up while it still runs', async () => {
  // Opening a connection may take longer than the deadline.
  await expect.poll(() => test.database.ping(2_000).then(() => 'answers', String)).toBe('answers')
  const asked = test.database.anonymous(tx => tx.unsafe(frozenFor(60)))
  await expect(asked).rejects.toEqual(unavailable)
  const ended = await test.superuser`
    select pg_terminate_backend(pid, 5000) as "wasRunning" from pg_stat_activity
    where state = 'active' and query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`
  expect([...ended]).toEqual([{ wasRunning: true }])
})

it('a connection whose backend never answers is replaced by another', async () => {
  const only = openDatabase(test.reach, { queryDeadlineMs: DEADLINE_MS, maxConnections: 1 })
  const answers = () =>
    expect.poll(() => only.ping(2_000).then(() => 'answers', String)).toBe('answers')
  await answers()
  await expect(only.anonymous(tx => tx.unsafe(frozenFor(61)))).rejects.toEqual(unavailable)
  await answers()
  const ended = await test.superuser`
    select pg_terminate_backend(pid, 5000) as "wasRunning" from pg_stat_activity
    where state = 'active' and query like '%pg_sleep(61)%' and pid <> pg_backend_pid()`
  expect([...ended]).toEqual([{ wasRunning: true }])
  await only.close(1)
})

it('a request that gets no connection in time is given up and never begins', async () => {
  let begun = 0
  const answers = await Promise.allSettled(
    Array.from({ length: 4 }, () =>
      test.database.anonymous(tx => {
        begun++
        return tx.unsafe(frozen)
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  expect(begun).toBeLessThanOrEqual(2)
  // The queries of the given-up requests must not run when the connections return.
  await test.superuser`select pg_sleep(2.2)`
  await test.database.ping(2_000)
  expect(begun).toBeLessThanOrEqual(2)
})

it('time between two queries does not count', async () => {
  const rows = await test.database.anonymous(async tx => {
    await tx`select 1`
    await test.superuser`select pg_sleep(0.4)`
    return tx`select 2 as two`
  })
  expect([...rows]).toEqual([{ two: 2 }])
})

it('a transaction whose backend is gone sends nothing more, not even on another connection', async () => {
  // The table has no policies, so only the guard keeps a misdirected statement out.
  const insert = (tx: Tx, name: string) =>
    tx`insert into rate_limits (name, key, hits) values (${name}, '', '{}')`
  let finish = () => {}
  const lostOneIsOver = new Promise<void>(resolve => {
    finish = resolve
  })
  /** Takes both connections of the pool, including the one that was lost. */
  const openOthers = async () => {
    const began = ['first other', 'second other'].map(name => {
      let inserted = () => {}
      const hasInserted = new Promise<void>(resolve => {
        inserted = resolve
      })
      const whole = patient.anonymous(async tx => {
        await insert(tx, name)
        inserted()
        await lostOneIsOver
      })
      return { hasInserted, whole }
    })
    await Promise.all(began.map(({ hasInserted }) => hasInserted))
    return began.map(({ whole }) => whole)
  }

  // The first request may hold its connection a little longer, so the others need requests of their own.
  const ofOthers = AsyncLocalStorage.snapshot()
  let endBody = (_others: Promise<void>[]) => {}
  const bodyEnded = new Promise<{ others: Promise<void>[] }>(resolve => {
    endBody = others => resolve({ others })
  })
  const outcome = await patient
    .transaction(ADA, async tx => {
      const [{ pid } = { pid: 0 }] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
      await test.superuser`select pg_terminate_backend(${pid}::int, 1000)`
      await insert(tx, 'stray, while the connection is gone').catch(() => {})
      const others = await ofOthers(openOthers)
      await insert(tx, 'stray, once it is back').catch(() => {})
      endBody(others)
      throw new Error('which would end in a rollback')
    })
    .catch((error: unknown) => error)
  expect(outcome).toEqual(unavailable)
  const { others } = await bodyEnded
  // A rollback, if there is one, would arrive before the commits.
  await new Promise(setImmediate)
  finish()
  await Promise.all(others)
  const rows = await test.superuser<{ name: string }[]>`select name from rate_limits order by 1`
  expect(rows.map(({ name }) => name)).toEqual(['first other', 'second other'])
})

it('statements that travel with the commit take effect with it or not at all', async () => {
  const database = patient
  const insert = (tx: Tx, name: string) =>
    tx`insert into rate_limits (name, key, hits) values (${name}, '', '{}')`
  const write = (name: string, divisor: number) =>
    database.anonymous(async tx => {
      await insert(tx, `${name} before`)
      await awaitWithCommit(tx, Promise.all([insert(tx, name), tx`select 1 / ${divisor}::int`]))
      return name
    })
  expect(await write('whole', 1)).toBe('whole')
  await expect(write('undone', 0)).rejects.toThrow('division by zero')
  const rows = await test.superuser<{ name: string }[]>`
    select name from rate_limits where name like 'whole%' or name like 'undone%' order by 1`
  expect(rows.map(({ name }) => name)).toEqual(['whole', 'whole before'])
})

it('a part of asOne waits immediately for statements that would travel with the commit', async () => {
  const failed = await patient.asOne(ADA, () =>
    patient
      .transaction(ADA, tx => awaitWithCommit(tx, Promise.all([tx`select 1 / 0`])))
      .catch((error: Error) => error.message),
  )
  expect(failed).toBe('division by zero')
})

it('a statement outside any transaction meets the policies without a user', async () => {
  const stray = postgres(test.url, { max: 1, connection: { role: 'lifetag_app' } })
  await expect(
    stray`insert into users (id, email_hash, consent_at, created_at)
          values (${ADA}, 'stray', now(), now())`,
  ).rejects.toThrow('row-level security')
  await stray.end()
})

it('a snapshot sees one moment and writes nothing', async () => {
  const counts = await test.database.snapshot(ADA, async tx => {
    const before = await tx`select count(*)::int as n from users`
    await test.superuser`insert into users (id, email_hash, consent_at, created_at)
                         values (${ADA}, 'ada', now(), now())`
    const after = await tx`select count(*)::int as n from users`
    return [before[0]?.n, after[0]?.n]
  })
  expect(counts).toEqual([0, 0])
  await expect(
    test.database.snapshot(ADA, tx => tx`delete from users where id = ${ADA}`),
  ).rejects.toMatchObject({ cause: { code: '25006' } })
})

it('fragments, identifiers and savepoints work as in postgres.js', async () => {
  const rows = await test.database
    .transaction(ADA, async tx => {
      const only = tx`where ${tx('id')} = ${ADA}`
      const failed = await tx
        .savepoint(inner => inner`select 1 / 0`)
        .catch(() => 'division by zero')
      const found = await tx`select id from users ${only}`
      return [failed, ...found]
    })
    .catch((error: unknown) => error)
  expect(rows).toEqual(['division by zero', { id: ADA }])
})

it('listeners receive what another transaction notifies', async () => {
  let heard: (payload: string | undefined) => void = () => {}
  const next = new Promise(resolve => {
    heard = resolve
  })
  const listening = await test.database.listen('news', payload => heard(payload))
  await test.database.anonymous(tx => tx`select pg_notify('news', 'version 7')`)
  expect(await next).toBe('version 7')
  await listening.stop()
})
