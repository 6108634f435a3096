import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import { setLocal } from './set-local'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const ADA = '01890000-0000-7000-8000-00000000000a'
const settingsOf = (sql: TestDatabase['superuser']) => sql<{ user: string; session: string }[]>`
  select coalesce(app_user()::text, '') as user, coalesce(app_lookup('session'), '') as session`

it('a setting lasts until the end of its transaction and applies to statements sent together with it', async () => {
  const seen = await test.database.anonymous(async tx => {
    const set = setLocal(tx, { 'app.user_id': ADA, 'app.lookup_session': 'aB3_-9' })
    const [[now]] = await Promise.all([settingsOf(tx as never), set])
    await setLocal(tx, { 'app.lookup_session': '' })
    return [now, ...(await settingsOf(tx as never))]
  })
  expect(seen).toEqual([
    { user: ADA, session: 'aB3_-9' },
    { user: ADA, session: '' },
  ])
  const after = await test.database.anonymous(tx => settingsOf(tx as never))
  expect([...after]).toEqual([{ user: '', session: '' }])
})

describe('a value that could end a literal, or an unknown name, is never sent', () => {
  it.each([
    ['app.user_id', "' ; select 1 --"],
    ['app.user_id', 'ada'],
    ['app.user_id', `${ADA}\n`],
    ['app.lookup_session', "a'b"],
    ['app.lookup_session', 'a\\'],
    ['app.lookup_session', 'a\n'],
    ['app.lookup_session', 'ä'],
    ['app.lookup_session', 'a'.repeat(2_049)],
    ['app.maintenance', 'on'],
    ['role', 'postgres'],
    ["app.lookup_x = '1'; set role", 'postgres'],
  ])('%s = %j', async (name, value) => {
    const set = test.database.anonymous(tx => setLocal(tx, { [name]: value }))
    await expect(set).rejects.toThrow('cannot be set to this value')
  })
})

it('a transaction with an invalid user id fails and leaves its connection usable', async () => {
  const asked = test.database.transaction("x'", async tx => [...(await settingsOf(tx as never))])
  await expect(asked).rejects.toThrow(RangeError)
  await test.database.ping(1_000)
})
