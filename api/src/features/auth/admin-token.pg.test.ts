import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureOf } from '../../../test/answers'
import { cookieOf, createTestApp, PASSWORD, type TestApp, type TestPerson } from '../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import { ensureOwnerToken, replaceOwnerToken } from '../../db/owner-token'
import type { AppEnv } from '../../http/app-env'
import { handleError } from '../../http/error-handler'
import { createSessions } from '../../http/session'
import { grantRole } from '../../lifetag/users'

const HOUR_MS = 60 * 60_000
const ADMIN_TOKEN = 'an-admin-token-of-the-operator'
const config = {
  publicOrigin: 'http://localhost:3000',
  isProduction: false,
  proxyHops: 1,
  adminToken: ADMIN_TOKEN,
}

let test: TestDatabase
let app: TestApp
let owner: string
beforeAll(async () => {
  test = await createTestDatabase()
  app = await createTestApp(test)
  owner = (await ensureOwnerToken(test.url, randomBytes)) ?? ''
})
afterAll(() => test.drop())

const show = (person: TestPerson, token: unknown, address = '203.0.113.1') =>
  person.send('POST', '/api/validate-admin-token', {
    json: { token },
    headers: { 'X-Forwarded-For': address },
  })

async function askAdmin(from: TestApp, person: TestPerson | undefined): Promise<unknown> {
  const sessions = createSessions(from.deps)
  const routes = new Hono<AppEnv>().onError(handleError)
  routes.use((c, next) => {
    c.set('requestId', 'a-request')
    return next()
  })
  routes.get('/', async c => c.json({ id: (await sessions.requireAdmin(c)).user.id }))
  const answer = await routes.request('/', { headers: person ? { Cookie: person.cookie } : {} })
  return answer.ok ? answer.json() : failureOf(answer)
}

const distinctAddress = (() => {
  let last = 0
  return () => `198.51.100.${++last}`
})()

describe('the owner token', () => {
  it('is made once and stored only as a hash', async () => {
    expect(owner).toMatch(/^[\w-]{43}$/)
    expect(await ensureOwnerToken(test.url, randomBytes)).toBeNull()
    const [row] = await test.superuser`select owner_token_hash from server_state`
    expect(row?.owner_token_hash).toHaveLength(32)
    expect(row?.owner_token_hash.toString('base64url')).not.toBe(owner)
  })

  it('gives 12 hours of admin rights to the session that shows it, and to no other', async () => {
    const own = await createTestApp(test)
    const ada = await own.signUp()
    const bob = await own.signUp()
    expect(await askAdmin(own, ada)).toEqual([403, 'forbidden'])
    const answer = await show(ada, owner, distinctAddress())
    expect([answer.status, await answer.json()]).toEqual([200, { valid: true }])
    expect(await askAdmin(own, ada)).toEqual({ id: ada.id })
    expect(await askAdmin(own, bob)).toEqual([403, 'forbidden'])
    own.advance(12 * HOUR_MS + 1)
    expect(await askAdmin(own, ada)).toEqual([403, 'forbidden'])
  })

  it.each([
    ['a wrong one', 'a'.repeat(43)],
    ['one of another length', 'a'],
    ['the hash that is stored', 'hash'],
  ])('%s is invalid and gives no rights', async (_, given) => {
    const [row] = await test.superuser`select owner_token_hash from server_state`
    const token = given === 'hash' ? row?.owner_token_hash.toString('base64url') : given
    const ada = await app.signUp()
    const answer = await show(ada, token, distinctAddress())
    expect([answer.status, await answer.json()]).toEqual([200, { valid: false }])
    expect(await askAdmin(app, ada)).toEqual([403, 'forbidden'])
  })

  it('is accepted only as text and only from signed-in people', async () => {
    const unknown = await app.send('POST', '/api/validate-admin-token', { json: { token: owner } })
    expect(await failureOf(unknown)).toEqual([401, 'not_signed_in'])
    const ada = await app.signUp()
    expect(await failureOf(await show(ada, 7))).toEqual([422, 'invalid'])
    expect(await failureOf(await show(ada, ''))).toEqual([422, 'invalid'])
  })

  it('can be tried 5 times a minute by one person and from one address', async () => {
    const own = await createTestApp(test)
    const ada = await own.signUp()
    for (let tries = 0; tries < 5; tries++) {
      expect((await show(ada, 'wrong', distinctAddress())).status).toBe(200)
    }
    expect((await show(ada, owner, distinctAddress())).status).toBe(429)

    const address = distinctAddress()
    for (let tries = 0; tries < 5; tries++) await show(await own.signUp(), 'wrong', address)
    const refused = await show(await own.signUp(), owner, address)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
    own.advance(60_001)
    expect((await show(ada, owner, address)).status).toBe(200)
  })

  it('is ADMIN_TOKEN alone if that is set', async () => {
    const own = await createTestApp(test, { config })
    const ada = await own.signUp()
    expect(await (await show(ada, owner, distinctAddress())).json()).toEqual({ valid: false })
    expect(await (await show(ada, ADMIN_TOKEN, distinctAddress())).json()).toEqual({ valid: true })
  })

  it('is invalid after the command has replaced it', async () => {
    const next = await replaceOwnerToken(test.url, randomBytes)
    const ada = await app.signUp()
    expect(await (await show(ada, owner, distinctAddress())).json()).toEqual({ valid: false })
    expect(await (await show(ada, next, distinctAddress())).json()).toEqual({ valid: true })
    owner = next
  })
})

describe('a role', () => {
  it('is granted and withdrawn by the command, for an address in any case', async () => {
    const ada = await app.signUp()
    await grantRole(test.url, app.keyring, ` ${ada.email.toUpperCase()} `, 'admin')
    expect(await askAdmin(app, ada)).toEqual({ id: ada.id })
    expect(await (await ada.send('GET', '/api/auth/user')).json()).toMatchObject({ role: 'admin' })
    await grantRole(test.url, app.keyring, ada.email, 'owner')
    expect(await askAdmin(app, ada)).toEqual({ id: ada.id })
    await grantRole(test.url, app.keyring, ada.email, 'none')
    expect(await askAdmin(app, ada)).toEqual([403, 'forbidden'])
  })

  it('cannot be granted to an unknown address', async () => {
    await expect(grantRole(test.url, app.keyring, 'nobody@example.org', 'admin')).rejects.toThrow(
      'No account has the address nobody@example.org',
    )
  })

  it('requires a sign-in within the last 12 hours', async () => {
    const own = await createTestApp(test)
    const ada = await own.signUp()
    await grantRole(test.url, app.keyring, ada.email, 'owner')
    own.advance(12 * HOUR_MS + 1)
    expect(await askAdmin(own, ada)).toEqual([403, 'fresh_sign_in_required'])
    const answer = await own.send('POST', '/api/auth/login', {
      json: { email: ada.email, password: PASSWORD },
    })
    expect(await askAdmin(own, { ...ada, cookie: cookieOf(answer) })).toEqual({ id: ada.id })
    expect(await askAdmin(own, undefined)).toEqual([401, 'not_signed_in'])
  })
})
