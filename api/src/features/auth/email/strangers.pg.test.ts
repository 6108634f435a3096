import { afterAll, beforeAll, expect, it } from 'vitest'
import { cookieOf, createTestApp, PASSWORD, type TestApp } from '../../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../../test/database'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const emailsTo = (from: TestApp, email: string) =>
  from.confirmations.filter(({ to }) => to === email)

const from = (n: number) => ({ headers: { 'X-Forwarded-For': `198.51.100.${n}` } })

it('an address can still be asked for its holder after many requests by strangers', async () => {
  const own = await createTestApp(test)
  const email = `${crypto.randomUUID()}@example.org`
  const eve = await own.signUp()
  const ask = async (n: number) =>
    (await eve.send('PUT', '/api/auth/email', { json: { newEmail: email }, ...from(n) })).status
  // Each network has its own limit.
  const one = []
  for (let tries = 0; tries < 5; tries++) one.push(await ask(1))
  expect(one).toEqual(Array(5).fill(204))
  own.advance(60_000)
  const eves = [await own.signUp(), await own.signUp(), await own.signUp()]
  for (const [n, each] of eves.entries()) {
    for (let tries = 0; tries < 6; tries++) {
      const json = { newEmail: email }
      await each.send('PUT', '/api/auth/email', { json, ...from(n + 2) })
    }
  }
  expect(emailsTo(own, email)).toHaveLength(15)

  const json = { email, password: PASSWORD }
  const signedUp = await own.send('POST', '/api/auth/register', { json, ...from(9) })
  expect(signedUp.status).toBe(201)
  expect(emailsTo(own, email)).toHaveLength(16)
  const link = /\/confirm-email#([\w-]{43})\n/.exec(emailsTo(own, email).at(-1)?.text ?? '')
  const answer = await own.send('POST', '/api/auth/email/confirm', { json: { token: link?.[1] } })
  expect(await answer.json()).toMatchObject({ state: 'confirmed' })
})

it('an account can ask for another e-mail after sign-ups of strangers with its address', async () => {
  const own = await createTestApp(test)
  const ada = await own.signUp({ isConfirmed: false })
  const json = { email: ada.email, password: PASSWORD }
  for (let n = 1; n <= 30; n++) await own.send('POST', '/api/auth/register', { json, ...from(n) })
  const before = emailsTo(own, ada.email).length
  expect(before).toBeLessThan(20)
  const again = await ada.send('POST', '/api/auth/email/confirmation', from(99))
  expect(again.status).toBe(204)
  expect(emailsTo(own, ada.email)).toHaveLength(before + 1)
})

it('a person who signs up gets an e-mail after an account of a stranger asked for many', async () => {
  const own = await createTestApp(test)
  const eve = await own.signUp({ isConfirmed: false })
  for (let n = 1; n <= 30; n++) await eve.send('POST', '/api/auth/email/confirmation', from(n))
  const before = emailsTo(own, eve.email).length
  expect(before).toBeLessThan(20)
  const json = { email: eve.email, password: PASSWORD }
  await own.send('POST', '/api/auth/register', { json, ...from(99) })
  expect(emailsTo(own, eve.email)).toHaveLength(before + 1)
})

it('an account can ask for an e-mail after strangers signed up with its address and left', async () => {
  const own = await createTestApp(test)
  const email = `${crypto.randomUUID()}@example.org`
  const json = { email, password: PASSWORD }
  const register = (n: number) => own.send('POST', '/api/auth/register', { json, ...from(n) })
  for (let n = 1; n <= 30; n++) {
    const cookie = cookieOf(await register(n))
    await own.send('DELETE', '/api/account', { cookie, ...from(n) })
  }
  const cookie = cookieOf(await register(99))
  const before = emailsTo(own, email).length
  const again = await own.send('POST', '/api/auth/email/confirmation', { cookie, ...from(99) })
  expect(again.status).toBe(204)
  expect(emailsTo(own, email)).toHaveLength(before + 1)
})
