/** Directories beside a server of the release before, which knows nothing of them. */
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import { strayEntries } from '../../test/plans/distribution'
import type { Tx } from './database'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

/** As that server writes them: a person with an address, a passkey, a code and a device. */
async function addPerson({ isRefused = false, emailHash = randomBytes(32) } = {}) {
  const id = randomUUID()
  const token = randomBytes(32)
  await test.superuser`
    insert into users (id, email_hash, consent_at, created_at, email_refused_at)
    values (${id}, ${emailHash}, now(), now(), ${isRefused ? new Date() : null})`
  await test.superuser`
    insert into passkeys (user_id, id, credential_id, public_key, counter, transports, is_backed_up,
      name, created_at)
    values (${id}, ${randomUUID()}, ${randomUUID()}, '', 0, '{}', false, '', now())`
  await test.superuser`
    insert into code_links (token_hash, user_id, code_id) values (${token}, ${id}, ${randomUUID()})`
  await test.superuser`
    insert into sync_clients (user_id, client_id) values (${id}, ${randomUUID()})`
  return { id, emailHash, token }
}

const countEntries = async (id: string) => {
  const [row] = await test.superuser<{ n: number }[]>`
    select ((select count(*) from login_directory where user_id = ${id})
      + (select count(*) from passkey_directory where user_id = ${id})
      + (select count(*) from code_directory where user_id = ${id})
      + (select count(*) from client_directory where user_id = ${id}))::int as n`
  return row?.n
}

it('what it writes, changes and deletes is followed', async () => {
  const ada = await addPerson()
  const bob = await addPerson({ isRefused: true, emailHash: ada.emailHash })
  expect(await strayEntries(test.superuser)).toEqual([])
  await test.superuser`
    update users set email_hash = ${randomBytes(32)}, email_refused_at = null where id = ${bob.id}`
  await test.superuser`update users set email_refused_at = now() where id = ${ada.id}`
  await test.superuser`delete from passkeys where user_id = ${ada.id}`
  expect(await strayEntries(test.superuser)).toEqual([])
  expect([await countEntries(ada.id), await countEntries(bob.id)]).toEqual([3, 4])
  await test.superuser`delete from users where id = ${bob.id}`
  expect(await countEntries(bob.id)).toBe(0)
})

it('what another has already is refused, as by its own unique keys', async () => {
  const ada = await addPerson()
  await expect(addPerson({ emailHash: ada.emailHash })).rejects.toMatchObject({ code: '23505' })
  // Its claim waited for that of a server of this release, which had the directory first.
  const [bob, token] = [await addPerson(), randomBytes(32)]
  await test.superuser`
    insert into code_directory (token_hash, user_id) values (${token}, ${bob.id})`
  const claim = test.superuser`
    insert into code_links (token_hash, user_id, code_id)
    values (${token}, ${ada.id}, ${randomUUID()}) on conflict (token_hash) do nothing`
  await expect(claim).rejects.toMatchObject({ code: '23505' })
})

it('a person sees their own entries, and another’s only by its key', async () => {
  const [ada, bob] = [await addPerson(), await addPerson()]
  const seen = (tx: Tx) =>
    tx<{ user_id: string }[]>`
      select user_id from login_directory union all select user_id from passkey_directory
      union all select user_id from code_directory union all select user_id from client_directory`
  const own = await test.database.transaction(ada.id, tx => seen(tx))
  expect(new Set(own.map(({ user_id }) => user_id))).toEqual(new Set([ada.id]))
  const shown = await test.database.lookup('code_token', bob.token.toString('hex'), tx => seen(tx))
  expect(shown.map(({ user_id }) => user_id)).toEqual([bob.id])
  const nobody = await test.database.anonymous(tx => seen(tx))
  expect([...nobody]).toEqual([])
})
