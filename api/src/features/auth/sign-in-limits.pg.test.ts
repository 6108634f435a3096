import { describe, expect, it, vi } from 'vitest'
import { createTestApp, PASSWORD, TEST_HASH_COST, type TestApp } from '../../../test/app'
import { database, test, useApp } from '../../../test/use-app'
import { openDatabase } from '../../db/database'
import { createPasswordHasher, type PasswordHasher } from './password-hasher'

useApp()

const MINUTE_MS = 60_000

const signIn = (from: TestApp, email: string, password: string, address = '203.0.113.1') =>
  from.send('POST', '/api/auth/login', {
    json: { email, password },
    headers: { 'X-Forwarded-For': address },
  })

async function fail(from: TestApp, times: number, email: string, address?: string) {
  const statuses = []
  for (let count = 0; count < times; count++) {
    statuses.push((await signIn(from, email, 'wrong password', address)).status)
  }
  return statuses
}

it('after 5 failures the account is closed to that address for 15 minutes', async () => {
  const own = await createTestApp(database)
  const { email } = await own.signUp()
  expect(await fail(own, 5, email)).toEqual([401, 401, 401, 401, 401])
  own.advance(5 * MINUTE_MS)

  const refused = await signIn(own, email, PASSWORD)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'rate_limited' })
  const retryAfter = Number(refused.headers.get('Retry-After'))
  expect(retryAfter).toBeGreaterThan(9 * 60)
  expect(retryAfter).toBeLessThanOrEqual(10 * 60)

  own.advance(10 * MINUTE_MS)
  expect((await signIn(own, email, PASSWORD)).status).toBe(200)
})

it('failures from another address never close an account to its owner', async () => {
  const { email } = await test.signUp()
  expect((await fail(test, 6, email, '198.51.100.7')).at(-1)).toBe(429)
  expect((await signIn(test, email, PASSWORD, '203.0.113.9')).status).toBe(200)
})

describe('100 wrong passwords from 20 addresses', () => {
  const openApp = () => createTestApp(database)
  const attack = async (from: TestApp, email: string, tries = 100) => {
    const answers = []
    for (let n = 0; n < tries; n++) {
      answers.push(await signIn(from, email, 'wrong password', `198.51.100.${n % 20}`))
    }
    return answers
  }
  const tried = (from: TestApp, email: string) =>
    from.emails.filter(({ to, subject }) => to === email && subject.startsWith('Someone is trying'))

  it('give 10 guesses and one e-mail to the holder, and later tries wait longer', async () => {
    const own = await openApp()
    const { email } = await own.signUp()
    const statuses = (await attack(own, email)).map(({ status }) => status)
    expect(statuses.filter(status => status === 401)).toHaveLength(10)
    expect(statuses.filter(status => status === 429)).toHaveLength(90)
    expect(tried(own, email)).toHaveLength(1)
    const refused = await signIn(own, email, PASSWORD, '192.0.2.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50 * 60)
    own.advance(61 * MINUTE_MS)
    expect((await signIn(own, email, PASSWORD, '192.0.2.1')).status).toBe(200)
  })

  it('give at most 50 guesses and one e-mail in one day', async () => {
    const own = await openApp()
    const { email } = await own.signUp()
    let guesses = 0
    for (let hour = 0; hour < 7; hour++) {
      guesses += (await attack(own, email, 15)).filter(({ status }) => status === 401).length
      own.advance(61 * MINUTE_MS)
    }
    expect([guesses, tried(own, email).length]).toEqual([50, 1])
  })

  it("do not lock out the holder's known browsers, even behind an address that failed", async () => {
    const own = await openApp()
    const { email, recoveryCodes } = await own.signUp()
    const first = await signIn(own, email, PASSWORD, '192.0.2.9')
    const device = first.headers
      .getSetCookie()
      .map(each => each.split(';')[0])
      .join('; ')
    await attack(own, email)
    const again = (password: string) =>
      own.send('POST', '/api/auth/login', {
        json: { email, password },
        headers: { 'X-Forwarded-For': '198.51.100.1' },
        cookie: device,
      })
    expect((await again(PASSWORD)).status).toBe(200)
    for (let n = 0; n < 5; n++) expect((await again('wrong password')).status).toBe(401)
    expect((await again(PASSWORD)).status).toBe(429)
    const json = { email, recoveryCode: recoveryCodes[0], newPassword: 'walnut ferry copper dune' }
    expect((await own.send('POST', '/api/auth/recover', { json })).status).toBe(200)
  })

  it('for an unknown account get the same answers and cause no e-mail', async () => {
    const own = await openApp()
    const known = await own.signUp()
    const statusesOf = async (email: string) =>
      (await attack(own, email)).map(({ status }) => status)
    expect(await statusesOf('unknown-account@example.org')).toEqual(await statusesOf(known.email))
    expect(own.emails.map(({ to }) => to)).not.toContain('unknown-account@example.org')
  })
})

it('unknown accounts have the same limit', async () => {
  expect(await fail(test, 6, 'nobody-here@example.org')).toEqual([401, 401, 401, 401, 401, 429])
})

it('a success clears the count', async () => {
  const { email } = await test.signUp()
  await fail(test, 4, email)
  expect((await signIn(test, email, PASSWORD)).status).toBe(200)
  expect(await fail(test, 5, email)).toEqual([401, 401, 401, 401, 401])
})

it('simultaneous tries cannot exceed the limit', async () => {
  const { email } = await test.signUp()
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => signIn(test, email, 'wrong password')),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
})

it('two processes on one database share the count', async () => {
  const second = openDatabase(database.reach, { maxConnections: 2 })
  const other = await createTestApp({ ...database, database: second })
  const { email } = await test.signUp()
  await fail(test, 3, email)
  expect(await fail(other, 3, email)).toEqual([401, 401, 429])
  await second.close(1)
})

it('recovery codes share the limit', async () => {
  const { email } = await test.signUp()
  await fail(test, 5, email)
  const answer = await test.send('POST', '/api/auth/recover', {
    json: { email, recoveryCode: 'wrong', newPassword: PASSWORD },
    headers: { 'X-Forwarded-For': '203.0.113.1' },
  })
  expect(answer.status).toBe(429)
})

it("a failure of the database or hasher does not count as the person's", async () => {
  const real = await createPasswordHasher(TEST_HASH_COST)
  let isBusy = true
  const passwords: PasswordHasher = {
    ...real,
    verify: (...args) => (isBusy ? Promise.reject(await503()) : real.verify(...args)),
  }
  const own = await createTestApp(database, { passwords })
  const { email } = await own.signUp()
  const statuses = await fail(own, 7, email)
  expect(new Set(statuses)).toEqual(new Set([503]))
  isBusy = false
  expect((await signIn(own, email, PASSWORD)).status).toBe(200)
})

const await503 = () => Object.assign(new Error('busy'), { code: 'CONNECTION_CLOSED' })

it('an unknown account takes one password check, like a known one', async () => {
  const real = await createPasswordHasher(TEST_HASH_COST)
  const passwords = {
    hash: vi.fn(real.hash),
    verify: vi.fn(real.verify),
  }
  const own = await createTestApp(database, { passwords })
  const { email } = await own.signUp()
  await signIn(own, email, 'wrong password')
  const stored = () => passwords.verify.mock.calls.map(([hash]) => hash)
  expect(stored()).toEqual([expect.any(String)])
  await signIn(own, 'nobody@example.net', 'wrong password')
  expect(stored()).toEqual([expect.any(String), null])
})

it('a recovery for an unknown account also hashes the new password', async () => {
  const real = await createPasswordHasher(TEST_HASH_COST)
  const passwords = { ...real, hash: vi.fn(real.hash) }
  const own = await createTestApp(database, { passwords })
  const answer = await own.send('POST', '/api/auth/recover', {
    json: { email: 'nobody@example.com', recoveryCode: 'wrong', newPassword: PASSWORD },
  })
  expect(answer.status).toBe(401)
  expect(passwords.hash).toHaveBeenCalledTimes(1)
})
