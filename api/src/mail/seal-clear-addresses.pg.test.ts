import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../test/app'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import { openReceiptAddress } from './receipt-address'
import { sealClearAddresses } from './seal-clear-addresses'

let test: TestDatabase
let app: TestApp
beforeAll(async () => {
  test = await createTestDatabase()
  app = await createTestApp(test)
})
afterAll(() => test.drop())

const GIFT = '0197a000-0000-7000-8000-000000000001'

it('addresses from before they were sealed are sealed, once, and people sign in as before', async () => {
  const ada = await app.signUp({ email: 'ada@clear.example' })
  await test.superuser`
    update users set email = 'Ada@Clear.example', email_hash = null, sealed_email = null
    where id = ${ada.id}`
  await test.superuser`
    insert into donations (id, donor_key, donor_network_hash, kind, total_cents, receipt_email, created_at)
    values (${GIFT}, 'donor', '', 'one_time', 500, 'guest@clear.example', now())`

  for (let start = 0; start < 2; start++) await sealClearAddresses(test.url, app.keyring)

  const answer = await app.send('POST', '/api/auth/login', {
    json: { email: 'ada@clear.example', password: PASSWORD },
  })
  expect(await answer.json()).toMatchObject({ user: { id: ada.id, email: 'Ada@Clear.example' } })
  const [gift] = await test.superuser<{ clear: string | null; sealed: Buffer }[]>`
    select receipt_email as clear, sealed_receipt_email as sealed from donations`
  expect(gift?.clear).toBeNull()
  expect(openReceiptAddress(app.keyring, GIFT, gift?.sealed ?? null)).toBe('guest@clear.example')
  const rows = await test.superuser`select users::text as row from users`
  expect(JSON.stringify(rows)).not.toMatch(/clear\.example/i)
})

it('an address can still be had only once', async () => {
  await app.signUp({ email: 'eve@clear.example' })
  const again = await app.send('POST', '/api/auth/register', {
    json: { email: ' EVE@clear.example', password: PASSWORD },
  })
  expect(again.status).toBe(409)
})

it('a sealed address opens for no other account', async () => {
  const [ada, bob] = [await app.signUp(), await app.signUp()]
  const [adas] = await test.superuser<{ sealed_email: Buffer }[]>`
    select sealed_email from users where id = ${ada.id}`
  await test.superuser`
    update users set sealed_email = ${adas?.sealed_email ?? null} where id = ${bob.id}`
  expect((await bob.send('GET', '/api/auth/user')).status).toBe(500)
})
