import { randomUUID } from 'node:crypto'
import { errorAnswerSchema } from 'sync-protocol/rest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SendOptions, type TestApp } from '../test/app'
import { createTestDatabase, type TestDatabase } from '../test/database'
import { methodOf } from '../test/route-row'
import {
  isForAdmins,
  pathOf,
  ROUTES,
  type RouteRow,
  type Settled,
  settle,
  usesUp,
} from '../test/route-table'
import { grantRole } from './lifetag/users'

const MINUTE_MS = 60_000

let database: TestDatabase
let test: TestApp
let ada: Settled
let bob: Settled
beforeAll(async () => {
  // A request that needs two connections would wait for itself on this single one, so the server refuses it.
  database = await createTestDatabase({ maxConnections: 1 })
  test = await createTestApp(database)
  ada = await settle(test)
  bob = await settle(test)
})
afterAll(() => database.drop())

const rows = Object.entries(ROUTES)

async function bodyOf(row: RouteRow, person: Settled): Promise<SendOptions> {
  if (row.raw) return row.raw(person)
  return row.json ? { json: await row.json(person, test) } : {}
}

async function failureOf(answer: Response) {
  const { requestId: _, ...body } = errorAnswerSchema.parse(await answer.json())
  return { status: answer.status, body }
}

it('the table names exactly the mounted routes', () => {
  const mounted = test.app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
    .map(({ method, path }) => `${method} ${path}`)
  expect([...new Set(mounted)].sort()).toEqual(Object.keys(ROUTES).sort())
})

// With an idempotency key the whole request is one transaction, which is most likely to reveal a second
// connection.
describe('a valid request with a key is answered on one connection', () => {
  let cleo: Settled
  let admin: Settled
  beforeAll(async () => {
    cleo = await settle(test)
    admin = await settle(test)
    await grantRole(database.url, test.keyring, admin.email, 'owner')
  })

  it.each(rows)('%s', async (route, row) => {
    const person = usesUp(route) ? await settle(test, row) : isForAdmins(row) ? admin : cleo
    const { headers, ...body } = await bodyOf(row, person)
    const key = route.startsWith('GET ') ? {} : { 'Idempotency-Key': randomUUID() }
    const answer = await person.send(methodOf(route), pathOf(route, person), {
      ...body,
      headers: { ...headers, ...key },
    })
    expect(answer.status, await wordsOf(answer)).toBe(row.ok)
    // Text must name its charset, so that no browser has to guess.
    const type = answer.headers.get('Content-Type') ?? ''
    if (/^text\/(?!event-stream)|\+xml/.test(type)) expect(type).toMatch(/; ?charset=utf-8$/i)
  })
})

const wordsOf = async (answer: Response) =>
  answer.status >= 400 ? await answer.clone().text() : ''

describe('a request without a session is refused', () => {
  it.each(rows.filter(([, { who }]) => who !== 'anyone'))('%s', async (route, row) => {
    const answer = await test.send(methodOf(route), pathOf(route, ada), await bodyOf(row, ada))
    expect(await failureOf(answer)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  })
})

describe('a person without an admin role is refused', () => {
  it.each(rows.filter(([, row]) => isForAdmins(row)))('%s', async (route, row) => {
    const answer = await ada.send(methodOf(route), pathOf(route, ada), await bodyOf(row, ada))
    expect(await failureOf(answer)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })
})

describe('a route that needs a fresh sign-in refuses after 10 minutes', () => {
  it.each(rows.filter(([, { who }]) => who === 'fresh'))('%s', async (route, row) => {
    const own = await createTestApp(database)
    const person = await settle(own, row)
    const body = await bodyOf(row, person)
    own.advance(10 * MINUTE_MS + 1)
    const answer = await person.send(methodOf(route), pathOf(route, person), body)
    expect(await failureOf(answer)).toMatchObject({
      status: 403,
      body: { code: 'fresh_sign_in_required' },
    })
  })
})

/**
 * Failures under `/e` are pages, which `features/responder/failures.pg.test.ts` tests. Health links under
 * `/l` are for the pages of others. `features/shares/cross-origin.pg.test.ts` makes sure that no other route
 * is.
 */
const unsafe = rows.filter(
  ([route]) => !/^GET |^POST \/[el]\/|^POST \/api\/stripe\/webhook$/.test(route),
)

describe('a request that another site made the browser send is refused', () => {
  it.each(unsafe)('%s', async (route, row) => {
    const { headers, ...body } = await bodyOf(row, ada)
    const answer = await ada.send(methodOf(route), pathOf(route, ada), {
      ...body,
      headers: { ...headers, 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(await failureOf(answer)).toMatchObject({ status: 403, body: { code: 'bad_origin' } })
  })
})

describe('a malformed body is refused and causes no server error', () => {
  const JSON_TYPE = { 'Content-Type': 'application/json' }
  const cases: [string, SendOptions, number[]][] = [
    ['half an object', { body: '{"a":', headers: JSON_TYPE }, [400]],
    ['a list', { json: [] }, [422]],
    ['null', { json: null }, [422]],
    ['a field nobody knows', { json: { whatIsThis: 1 } }, [422]],
    ...['__proto__', 'constructor', 'prototype'].map((name): [string, SendOptions, number[]] => [
      name,
      { body: `{"${name}":{"isAdmin":true}}`, headers: JSON_TYPE },
      [422],
    ]),
    ['NUL', { json: { whatIsThis: 'a\0' } }, [422]],
    ['text', { body: 'hello', headers: { 'Content-Type': 'text/plain' } }, [415]],
  ]
  it.each(rows.filter(([, row]) => row.json && !isForAdmins(row)))('%s', async (route, { ok }) => {
    for (const [name, body, statuses] of cases) {
      const answer = await ada.send(methodOf(route), pathOf(route, ada), body)
      // An existing profile is reported before the faults of the new one.
      const expected = ok === 409 ? [...statuses, ok] : statuses
      expect(expected, name).toContain(answer.status)
      await failureOf(answer)
    }
  })
})

describe('another person’s id is answered like an id that does not exist', () => {
  const withIds = rows.filter(([, { id }]) => id)

  it.each(withIds)('%s', async (route, row) => {
    const id = row.id ?? 'profile'
    const stranger = { ...bob, ids: { ...ada.ids, [id]: randomUUID() }, token: bob.token }
    const ask = async (whose: Settled) =>
      failureOf(await bob.send(methodOf(route), pathOf(route, whose), await bodyOf(row, bob)))
    const others = await ask({ ...ada, token: bob.token })
    expect(others).toEqual(await ask(stranger))
    expect(others).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  it.each(withIds)('an invalid id is answered alike: %s', async (route, row) => {
    const ids = { ...ada.ids, [row.id ?? 'profile']: 'no-id' }
    const answer = await ada.send(
      methodOf(route),
      pathOf(route, { ...ada, ids }),
      await bodyOf(row, ada),
    )
    expect(answer.status).toBe(404)
  })

  const withIdFields = rows.flatMap(([route, row]) =>
    Object.keys(row.idFields ?? {}).map(field => [route, field, row] as const),
  )
  it.each(withIdFields)('in the body: %s %s', async (route, field, row) => {
    const ask = async (id: string) => {
      const json = { ...(await row.json?.(bob, test)), [field]: id }
      return failureOf(await bob.send(methodOf(route), pathOf(route, bob), { json }))
    }
    const others = await ask(ada.ids[row.idFields?.[field] ?? 'profile'])
    expect(others).toEqual(await ask(randomUUID()))
    expect(others.status).toBe(404)
  })

  it('the owner still finds everything unchanged', async () => {
    for (const [route, row] of withIds.filter(([each]) => each.startsWith('GET '))) {
      const answer = await ada.send('GET', pathOf(route, ada), await bodyOf(row, ada))
      expect({ route, status: answer.status }).toEqual({ route, status: row.ok })
    }
  })
})
