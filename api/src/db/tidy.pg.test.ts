import { randomUUID } from 'node:crypto'
import { KEPT_DAYS } from 'sync-protocol/rest'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createTestApp } from '../../test/app'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import { addProfile } from '../../test/family'
import { addFile, pdfOf } from '../../test/files'
import { makeLink } from '../../test/shares'
import { tidyDatabase } from './tidy'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const DAY_MS = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

it('deletes the expired rows of all people and nothing else', async () => {
  const { signUp, send } = await createTestApp(test)
  const [ada] = [await signUp(), await signUp()]
  await send('POST', '/api/auth/login', { json: { email: ada.email, password: 'wrong' } })
  await test.superuser`
    insert into idempotency_keys (user_id, key, request_hash, created_at)
    values (${ada.id}, 'key', '', now())`
  await addFile(ada, pdfOf('unused'))
  await ada.send('POST', '/api/medical-profile', { json: { photoUrl: await addFile(ada) } })
  const counts = async () => {
    const [row] = await test.superuser`
      select (select count(*)::int from sessions) as sessions,
             (select count(*)::int from rate_limits) as limits,
             (select count(*)::int from idempotency_keys) as answers,
             (select count(*)::int from files) as files,
             (select count(*)::int from users) as users`
    return row
  }
  await tidyDatabase(test.url, inDays(1))
  expect(await counts()).toEqual({ sessions: 2, limits: 9, answers: 1, files: 2, users: 2 })
  await tidyDatabase(test.url, inDays(29))
  expect(await counts()).toMatchObject({ files: 2 })
  await tidyDatabase(test.url, inDays(89))
  expect(await counts()).toEqual({ sessions: 2, limits: 0, answers: 1, files: 1, users: 2 })
  await tidyDatabase(test.url, inDays(91))
  expect(await counts()).toEqual({ sessions: 0, limits: 0, answers: 0, files: 1, users: 2 })
})

it('deletes more than one batch, a batch at a time', async () => {
  await test.superuser`
    insert into passkey_challenges (challenge_hash, purpose, expires_at)
    select decode(md5(n::text), 'hex'), 'sign_in',
      ${new Date()}::timestamptz + case when n > 25 then interval '1 day' else interval '0' end
    from generate_series(1, 30) as n`
  await tidyDatabase(test.url, inDays(0.5), 10)
  const [left] = await test.superuser`select count(*)::int as count from passkey_challenges`
  expect(left).toEqual({ count: 5 })
})

it('deletes the merge hashes of views, a batch at a time', async () => {
  const { signUp } = await createTestApp(test)
  const { id } = await signUp()
  const scannedAt = (days: number) => inDays(-days)
  for (const [from, to, at] of [
    [1, 25, scannedAt(3)],
    [26, 30, scannedAt(1)],
  ] as const) {
    await test.superuser`
      insert into code_scans (user_id, id, code_id, scanned_at, sealed, merge_hash)
      select ${id}, gen_random_uuid(), gen_random_uuid(), ${at}, '', decode(md5(n::text), 'hex')
      from generate_series(${from}::int, ${to}::int) as n`
  }
  await tidyDatabase(test.url, new Date(), 10)
  const rows = await test.superuser<{ isMerged: boolean; transactions: number }[]>`
    select merge_hash is not null as "isMerged", count(distinct xmin::text)::int as transactions
    from code_scans where user_id = ${id} group by 1 order by 1`
  expect(rows).toEqual([
    { isMerged: false, transactions: 3 },
    { isMerged: true, transactions: 1 },
  ])
})

it('deletes views after a year, also of codes that are no longer opened', async () => {
  const { signUp } = await createTestApp(test)
  const { id } = await signUp()
  await test.superuser`
    insert into code_scans (user_id, id, code_id, scanned_at, sealed)
    select ${id}, gen_random_uuid(), gen_random_uuid(), at, ''
    from (values (${inDays(-366)}::timestamptz), (${inDays(-364)})) as views (at)`
  await tidyDatabase(test.url, new Date())
  const [left] = await test.superuser`
    select count(*)::int as count from code_scans where user_id = ${id}`
  expect(left).toEqual({ count: 1 })
})

it('continues after a table that fails, and then throws its error', async () => {
  const ada = await (await createTestApp(test)).signUp()
  await ada.send('POST', '/api/medical-profile', { json: { fullName: 'Ada' } })
  await makeLink(ada, { expiresIn: '24hours' })
  await test.superuser.unsafe(`
    create function refuse() returns trigger language plpgsql as
      $$begin raise exception 'refused'; end$$;
    create trigger refuse before delete on email_confirmations execute function refuse()`)
  onTestFinished(async () => {
    await test.superuser.unsafe('drop function refuse cascade')
  })
  await expect(tidyDatabase(test.url, inDays(400))).rejects.toThrow('refused')
  expect(await test.superuser`select from share_directory where user_id = ${ada.id}`).toHaveLength(
    0,
  )
})

it('forgets the ids of deleted accounts and profiles after their time, a batch at a time', async () => {
  const app = await createTestApp(test)
  const ada = await app.signUp({ id: randomUUID() })
  const profile = await addProfile(ada, { id: randomUUID() })
  const deleted = [profile.id]
  expect((await ada.send('DELETE', `/api/profiles/${profile.id}`)).status).toBe(204)
  for (let nth = 0; nth < 2; nth++) {
    const person = await app.signUp({ id: randomUUID() })
    expect((await person.send('DELETE', '/api/account')).status).toBe(204)
    deleted.push(person.id)
  }
  const remembered = async () => {
    const hashes = [ada.id, ...deleted].map(id => app.keyring.lookupHash('account_id', id))
    const rows = await test.superuser<{ hash: Buffer }[]>`
      select id_hash as hash from claimed_ids`
    return hashes.map(hash => rows.some(row => row.hash.equals(hash)))
  }
  await tidyDatabase(test.url, inDays(KEPT_DAYS.deletedId - 1))
  expect(await remembered()).toEqual([true, true, true, true])
  await tidyDatabase(test.url, inDays(KEPT_DAYS.deletedId + 1), 2)
  expect(await remembered()).toEqual([true, false, false, false])
})
