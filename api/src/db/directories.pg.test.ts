/** Directories find a person before anyone is signed in. */
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import type { Tx } from './database'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

async function addPerson({ isRefused = false, emailHash = randomBytes(32) } = {}) {
  const id = randomUUID()
  const token = randomBytes(32)
  await test.superuser`
    insert into users (id, email_hash, consent_at, created_at, email_refused_at)
    values (${id}, ${emailHash}, now(), now(), ${isRefused ? new Date() : null})`
  await test.superuser`
    insert into login_directory (email_hash, user_id, is_refused)
    values (${emailHash}, ${id}, ${isRefused})`
  await test.superuser`
    insert into passkey_directory (credential_id, user_id) values (${randomUUID()}, ${id})`
  await test.superuser`insert into code_directory (token_hash, user_id) values (${token}, ${id})`
  await test.superuser`
    insert into client_directory (client_id, user_id) values (${randomUUID()}, ${id})`
  return { id, emailHash, token }
}

it('an address belongs to one person, and also to people whose address was refused', async () => {
  const { emailHash } = await addPerson()
  await addPerson({ emailHash, isRefused: true })
  await expect(addPerson({ emailHash })).rejects.toMatchObject({ code: '23505' })
})

it('people see their own entries, and another’s entry only by its key', async () => {
  const [ada, bob] = [await addPerson(), await addPerson()]
  const seen = (tx: Tx) =>
    tx<{ user_id: string }[]>`
      select user_id from login_directory union all select user_id from passkey_directory
      union all select user_id from code_directory union all select user_id from client_directory`
  const own = await test.database.transaction(ada.id, tx => seen(tx))
  expect(own.map(({ user_id }) => user_id)).toEqual([ada.id, ada.id, ada.id, ada.id])
  const shown = await test.database.lookup('code_token', bob.token.toString('hex'), tx => seen(tx))
  expect(shown.map(({ user_id }) => user_id)).toEqual([bob.id])
  const nobody = await test.database.anonymous(tx => seen(tx))
  expect([...nobody]).toEqual([])
})
