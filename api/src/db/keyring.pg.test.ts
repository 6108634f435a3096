import { createSecretKey, KeyObject } from 'node:crypto'
import { readdir, readFile, readlink, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestApp, DATA_KEYS } from '../../test/app'
import { createTestDatabase } from '../../test/database'
import { makeTestFolder } from '../../test/folder'
import { database, test, useApp } from '../../test/use-app'
import { type DataKeys, openDataKeysFile } from '../core/data-keys'
import { StartError } from '../core/start-error'
import { readEmails } from '../mail/email-addresses'
import { openKeyring } from './keyring'
import { rewrapKeys } from './rewrap-keys'

useApp()

const NEW_KEY = { version: 'v2', key: createSecretKey(Buffer.alloc(32, 9)) }
const open = (keys: DataKeys) => openKeyring(database.database, keys, () => Date.now())

it('each user has their own key, which the table holds only wrapped', async () => {
  const [ada, bob] = [await test.signUp(), await test.signUp()]
  const keyring = await open(DATA_KEYS)
  const keyOf = (id: string) => database.database.transaction(id, tx => keyring.userKey(tx, id))
  const [adas, bobs] = [await keyOf(ada.id), await keyOf(bob.id)]
  expect(adas.symmetricKeySize).toBe(32)
  expect(adas.equals(bobs)).toBe(false)
  const [row] = await database.superuser<{ wrapped: Buffer; key_version: string }[]>`
    select wrapped, key_version from user_keys where user_id = ${ada.id}`
  expect(row?.key_version).toBe('v1')
  expect(row?.wrapped.includes(adas.export())).toBe(false)
})

it('a key wrapped for one user does not open for another', async () => {
  const [ada, bob] = [await test.signUp(), await test.signUp()]
  const [adas] = await database.superuser<{ wrapped: Buffer }[]>`
    select wrapped from user_keys where user_id = ${ada.id}`
  await database.superuser`
    update user_keys set wrapped = ${adas?.wrapped ?? null} where user_id = ${bob.id}`
  const keyring = await open(DATA_KEYS)
  await expect(
    database.database.transaction(bob.id, tx => keyring.userKey(tx, bob.id)),
  ).rejects.toThrow()
})

it('a destroyed key is also gone from memory', async () => {
  const { id } = await test.signUp()
  const keyring = await open(DATA_KEYS)
  await database.database.transaction(id, tx => keyring.userKey(tx, id))
  await database.database.transaction(id, tx => keyring.destroyUserKey(tx, id))
  await expect(database.database.transaction(id, tx => keyring.userKey(tx, id))).rejects.toThrow(
    'This user has no data key',
  )
})

it('with a new first key everything opens before, during and after the keys are re-wrapped', async () => {
  const own = await createTestDatabase()
  const person = await (await createTestApp(own)).signUp({ firstName: 'Ada' })
  const openOwn = (keys: DataKeys) => openKeyring(own.database, keys, () => Date.now())
  const read = async (keys: DataKeys) => {
    const keyring = await openOwn(keys)
    const key = await own.database.transaction(person.id, tx => keyring.userKey(tx, person.id))
    return { key, token: keyring.lookupHash('code_token', 'a token') }
  }
  const before = await read(DATA_KEYS)
  const both: DataKeys = [NEW_KEY, ...DATA_KEYS]
  expect(await read(both)).toEqual(before)

  const others = [
    await (await createTestApp(own)).signUp(),
    await (await createTestApp(own)).signUp(),
  ]
  expect(await rewrapKeys(own.url, both, 2)).toEqual({ rewrapped: 4, kept: 0 })
  expect(await rewrapKeys(own.url, both, 2)).toEqual({ rewrapped: 0, kept: 4 })

  // The old key can now be thrown away, even for hashes of printed tokens.
  expect(await read([NEW_KEY])).toEqual(before)
  await expect(read(DATA_KEYS)).rejects.toThrow('DATA_KEYS lacks the key "v2"')
  const renewed = await openOwn([NEW_KEY])
  const emails = await own.jobReads.read(tx =>
    readEmails(renewed, tx, [person.id, ...others.map(({ id }) => id)]),
  )
  expect([...emails.values()].sort()).toEqual([person, ...others].map(({ email }) => email).sort())
  await own.drop()
})

it('lookup hashes are the same in every process and differ by purpose', async () => {
  const [first, second] = [await open(DATA_KEYS), await open(DATA_KEYS)]
  expect(first.lookupHash('code_token', 'x')).toEqual(second.lookupHash('code_token', 'x'))
  expect(first.lookupHash('code_token', 'x')).not.toEqual(first.lookupHash('log', 'x'))
})

it('outside production data keys are made once, in a file that only its owner can read', async () => {
  const folder = await makeTestFolder()
  const made = await openDataKeysFile(join(folder, 'data'))
  expect(made).toEqual([{ version: 'v1', key: expect.any(KeyObject) }])
  const [[first], [again]] = [made, await openDataKeysFile(join(folder, 'data'))]
  expect(again.key.equals(first.key)).toBe(true)
  const path = join(folder, 'data/data-keys')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readFile(path, 'utf8')).toMatch(/^v1:/)
})

it('a file of data keys that cannot be read is not replaced by new keys', async () => {
  const folder = await makeTestFolder()
  const path = join(folder, 'data-keys')
  // A link to itself is unreadable for every user, also for root.
  await symlink('data-keys', path)
  await expect(openDataKeysFile(folder)).rejects.toThrow(StartError)
  expect(await readdir(folder)).toEqual(['data-keys'])
  expect(await readlink(path)).toBe('data-keys')
})

it('a start with the wrong keys ends with a message for the operator', async () => {
  const wrong: DataKeys = [{ version: 'v1', key: createSecretKey(Buffer.alloc(32, 8)) }]
  await expect(open(wrong)).rejects.toThrow(
    new StartError(
      'The key "v1" in DATA_KEYS is not the one this database was written with. Give the server the keys it had before.',
    ),
  )
  await expect(open([NEW_KEY])).rejects.toThrow(
    new StartError(
      'DATA_KEYS lacks the key "v1", with which this database was written. Add it after the others.',
    ),
  )
})
