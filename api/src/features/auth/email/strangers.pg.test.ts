import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../../test/database'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const emailsTo = (from: TestApp, email: string) =>
  from.confirmations.filter(({ to }) => to === email)

it('an address can still be asked for its holder after many requests by strangers', async () => {
  const own = await createTestApp(test)
  const email = `${crypto.randomUUID()}@example.org`
  const eve = await own.signUp()
  const from = (n: number) => ({ headers: { 'X-Forwarded-For': `198.51.100.${n}` } })
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
