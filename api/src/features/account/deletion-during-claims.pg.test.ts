import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { TestDevice } from '../../../test/device'
import { codeValues, newClaim } from '../../../test/records'
import { database, test, useApp } from '../../../test/use-app'

useApp()

/** Waits until `count` transactions wait for a lock, on any node. */
const untilWaiting = (count: number) =>
  vi.waitFor(async () => {
    const waiting = await database.onNodes(
      sql => sql`
        select from pg_locks join pg_stat_activity using (pid)
        where datname = current_database() and not granted`,
    )
    expect(waiting.flat()).toHaveLength(count)
  }, 30_000)

it('a claim of a token waits for the deletion of its account and is then refused', async () => {
  const claimed = newClaim()
  const { token } = claimed
  const claim = (device: TestDevice) =>
    device.exchange(device.put('qr-codes', randomUUID(), codeValues({ ...claimed })))
  const [ada, bob] = [await test.signUp(), await test.signUp()]
  expect((await claim(new TestDevice(ada))).outcomes).toMatchObject([{ status: 'applied' }])
  const robber = new TestDevice(bob)

  // The deletion removes the devices after the links, so here it waits with the links removed but not
  // committed.
  const holder = await database.superuser.reserve()
  await holder`begin`
  await holder`select from sync_clients where user_id = ${ada.id} for update`
  const deleting = ada.send('DELETE', '/api/account')
  await untilWaiting(1)
  const claiming = claim(robber)
  await untilWaiting(2)
  await holder`commit`
  holder.release()

  expect((await deleting).status).toBe(204)
  expect((await claiming).outcomes).toMatchObject([{ status: 'rejected', code: 'token_taken' }])
  expect((await claim(robber)).outcomes).toMatchObject([{ code: 'token_taken' }])
  expect((await test.send('GET', `/e/${token}`)).status).toBe(404)
})
