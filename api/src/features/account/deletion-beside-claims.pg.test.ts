import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import { TestDevice } from '../../../test/device'
import { codeValues } from '../../../test/records'
import { quickPasswords } from '../../../test/route-table'

/** The deletion waits for it: everything is done by then, and nothing committed. */
const LOCK = 4711

let database: TestDatabase
let test: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  test = await createTestApp(database, { passwords: quickPasswords })
  await database.superuser.unsafe(`
    create function wait() returns trigger security definer language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(${LOCK});
      return null;
    end $$;
    create trigger wait after delete on users for each row execute function wait()`)
})
afterAll(() => database.drop())

const waitsFor = async (kind: 'advisory' | 'transactionid') => {
  const rows = await database.superuser`
    select from pg_locks join pg_stat_activity using (pid)
    where datname = current_database() and locktype = ${kind} and not granted`
  expect(rows).toHaveLength(1)
}

it('a person who claims a token while its account is being deleted waits, and does not get it', async () => {
  const token = '0123456789ABCDEFGHJKMNPQRS'
  const claim = (device: TestDevice) =>
    device.exchange(device.put('qr-codes', randomUUID(), codeValues({ token })))
  const [ada, bob] = [await test.signUp(), await test.signUp()]
  expect((await claim(new TestDevice(ada))).outcomes).toMatchObject([{ status: 'applied' }])
  const robber = new TestDevice(bob)

  await database.superuser`select pg_advisory_lock(${LOCK})`
  const deleting = ada.send('DELETE', '/api/account')
  await vi.waitFor(() => waitsFor('advisory'), 5_000)
  const claiming = claim(robber)
  await vi.waitFor(() => waitsFor('transactionid'), 5_000)
  await database.superuser`select pg_advisory_unlock(${LOCK})`

  expect((await deleting).status).toBe(204)
  expect((await claiming).outcomes).toMatchObject([{ status: 'rejected', code: 'token_taken' }])
  expect((await claim(robber)).outcomes).toMatchObject([{ code: 'token_taken' }])
  expect((await test.send('GET', `/e/${token}`)).status).toBe(404)
})
