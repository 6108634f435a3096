import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUpAdmin } from '../../../test/admin'
import { failureOf } from '../../../test/answers'
import type { SendOptions, TestPerson } from '../../../test/app'
import { database, test, useApp } from '../../../test/use-app'
import { isSchema } from '../../http/declaration'
import { describedBy } from '../../http/routes'
import { type DescribedRoute, listedRoutes } from './openapi.routes'

useApp()
let ada: TestPerson
beforeAll(async () => {
  ada = await signUpAdmin(test, database)
})

const PATH = '/api/openapi.json'
const read = async () => Object(await (await test.send('GET', PATH)).json())

describe('the description', () => {
  it('is valid OpenAPI 3.1 according to an independent validator', async () => {
    const { valid, errors } = await new Validator().validate(await read())
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
  })

  it('names each operation once, and no path twice', async () => {
    const { paths } = await read()
    const operations: { operationId: string }[] = Object.values(paths).flatMap(path =>
      Object.values(Object(path)),
    )
    expect(operations).toHaveLength(listedRoutes(test.app.routes).length)
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const shapes = Object.keys(paths).map(path => path.replace(/\{\w+\}/g, '{}'))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it('contains every route of the API that is for clients', () => {
    const listed = new Set(listedRoutes(test.app.routes).map(routeName))
    const rest = test.app.routes
      .filter(({ method, path }) => method !== 'ALL' && !listed.has(routeName({ method, path })))
      .map(routeName)
    // Probes, pages, and a route that another server calls. /metrics has its own port.
    expect([...new Set(rest)].sort()).toEqual([
      'GET /.well-known/change-password',
      'GET /e/:token/files/:id',
      'GET /e/:token/help',
      'GET /e/:token/unlock',
      'GET /healthz',
      'GET /n/:token',
      'GET /readyz',
      'POST /api/stripe/webhook',
      'POST /e/:token/help',
      'POST /e/:token/unlock',
      'POST /n/:token',
    ])
  })

  it('has the formats of a printed code', async () => {
    const { paths } = await read()
    const { parameters, responses } = paths['/e/{token}'].get
    expect(parameters).toMatchObject([{ name: 'token' }, { name: '_format' }, { name: 'lang' }])
    const fhir = 'application/fhir+json; fhirVersion=4.0'
    expect(Object.keys(responses['200'].content)).toEqual([
      ...['text/html; charset=utf-8', 'text/plain; charset=utf-8', fhir],
    ])
    expect(responses['429']).toMatchObject({
      headers: { 'Retry-After': {} },
      content: { [fhir]: { schema: { properties: { resourceType: {} } } } },
    })
    expect(Object.keys(responses)).toEqual(['200', '403', '404', '405', '406', '429', '503'])
  })

  it('names roles, keys and limits', async () => {
    const { paths } = await read()
    const login = paths['/api/auth/login'].post
    expect(login).toMatchObject({ security: [] })
    expect(login.description).toContain('Limit `sign_in`: 5 in 15 minutes.')
    expect(login.responses['429']).toEqual({ $ref: '#/components/responses/429.rate_limited' })
    expect(login).not.toHaveProperty('parameters')
    const change = paths['/api/allergies/{id}'].put
    expect(change).toMatchObject({
      security: [{ session: [] }],
      parameters: [
        { name: 'id', in: 'path' },
        { $ref: '#/components/parameters/IdempotencyKey' },
        { $ref: '#/components/parameters/Profile' },
      ],
    })
    expect(Object.keys(change.responses)).toEqual([
      ...['200', '400', '401', '403', '404', '408', '409', '413', '414', '415', '422', '431'],
      ...['500', '503'],
    ])
  })

  it('is public and cached until it changes', async () => {
    const first = await test.send('GET', PATH)
    expect(first.headers.get('Cache-Control')).toBe('no-cache')
    const etag = first.headers.get('ETag') ?? ''
    const ask = (headers: Record<string, string>) => test.send('GET', PATH, { headers })
    expect((await ask({ 'If-None-Match': etag })).status).toBe(304)
    expect((await ask({ 'If-None-Match': '"another"' })).status).toBe(200)
    const packed = await ask({ 'Accept-Encoding': 'gzip' })
    expect([packed.headers.get('Content-Encoding'), packed.headers.get('ETag')]).toEqual([
      'gzip',
      etag,
    ])
    const stream = packed.body?.pipeThrough(new DecompressionStream('gzip')) ?? null
    expect(await new Response(stream).json()).toEqual(await read())
  })
})

const routeName = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

const pathOf = ({ path }: DescribedRoute) =>
  path.replace(':item/:format', '0/svg').replace(':name', 'orders').replaceAll(/:\w+/g, ada.id)

/** This is one test, because the list of routes is known only when the app exists. */
async function askAll(
  which: (route: DescribedRoute) => boolean,
  options: SendOptions,
): Promise<Record<string, [number, string]>> {
  const routes = listedRoutes(test.app.routes).filter(which)
  expect(routes.length).toBeGreaterThan(20)
  const answers: Record<string, [number, string]> = {}
  for (const route of routes) {
    const answer = await ada.send(route.method, pathOf(route), {
      ...options,
      headers: { 'Content-Type': 'application/json', ...options.headers },
    })
    answers[routeName(route)] = await failureOf(answer)
  }
  return answers
}

/** Every `send` checks that the answer matches the description. */
describe('every route refuses as described', () => {
  const takesJson = ({ declaration: { body, needsPayments } }: DescribedRoute) =>
    body !== undefined && (isSchema(body) || 'schema' in body) && !needsPayments
  const takesKeys = ({ declaration }: DescribedRoute) =>
    'idempotency' in declaration && declaration.idempotency !== 'exempt'
  const allOf = (answers: object, refusal: [number, string]) =>
    expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map(route => [route, refusal])))

  it('a body that is too large', async () => {
    const body = `"${'x'.repeat(1024 * 1024)}"`
    allOf(await askAll(takesJson, { body }), [413, 'too_large'])
  })

  it('a body of another type', async () => {
    const options = { body: 'hello', headers: { 'Content-Type': 'text/plain' } }
    allOf(await askAll(takesJson, options), [415, 'unsupported_media_type'])
  })

  it('a body that is not JSON', async () => {
    allOf(await askAll(takesJson, { body: '{' }), [400, 'malformed'])
  })

  it('an invalid key', async () => {
    const options = { body: '{}', headers: { 'Idempotency-Key': 'two words' } }
    allOf(await askAll(takesKeys, options), [422, 'invalid'])
  })

  it('an unsupported method', async () => {
    // The responder's page answers with a page.
    const all = listedRoutes(test.app.routes).filter(({ path }) => path !== '/e/:token')
    for (const route of all) {
      const answer = await ada.send('PROPFIND', pathOf(route))
      expect([routeName(route), ...(await failureOf(answer))]).toEqual([
        routeName(route),
        ...[404, 'not_found'],
      ])
    }
  })
})

it('every declared route has a tag and a summary', () => {
  for (const { handler } of test.app.routes) {
    const described = describedBy(handler)
    if (!described) continue
    expect(described.tag).toMatch(/^[A-Z]/)
    expect(described.declaration.summary).toMatch(/^[A-Z].*[^.]$/)
  }
})
