import { beforeAll, describe, expect, it } from 'vitest'
import { pathOf, ROUTES, type Settled, settle } from '../../../test/route-table'
import { test, useApp } from '../../../test/use-app'

const STRANGER = 'https://clinic.example'
const ALLOW = 'Access-Control-Allow-Origin'

useApp()
let ada: Settled
beforeAll(async () => {
  ada = await settle(test)
})

/** A browser sends this before JSON or another method. */
const preflight = (path: string, method: string) =>
  test.app.request(path, {
    method: 'OPTIONS',
    headers: {
      Origin: STRANGER,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'content-type',
    },
  })
const fromAfar = (path: string, method: string, body?: object) =>
  test.app.request(path, {
    method,
    headers: {
      Origin: STRANGER,
      'Sec-Fetch-Site': 'cross-site',
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })

const isPublic = (route: string) => / \/l\//.test(route)

describe('a page of another origin', () => {
  it.each(Object.keys(ROUTES))('%s', async route => {
    const [method = '', path = ''] = [route.split(' ')[0], pathOf(route, ada)]
    const allowed = isPublic(route) ? '*' : null
    const asked = await preflight(path, method)
    expect(asked.headers.get(ALLOW)).toBe(allowed)
    expect(asked.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    const answer = await fromAfar(path, method, method === 'GET' ? undefined : {})
    expect(answer.headers.get(ALLOW)).toBe(allowed)
    await answer.body?.cancel()
  })
})

it('a page of another origin can read the allowed methods and the waiting time', async () => {
  const { path } = { path: `/l/${ada.shareToken}` }
  const asked = await preflight(path, 'POST')
  expect(asked.status).toBe(204)
  expect(asked.headers.get('Access-Control-Allow-Methods')).toBe('GET,POST')
  expect(asked.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type')
  for (let n = 0; n < 30; n++) await fromAfar(path, 'POST', { recipient: 'A' })
  const answer = await fromAfar(path, 'POST', { recipient: 'A' })
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('Set-Cookie')).toBeNull()
})

it.each([
  ['404', `/l/${'x'.repeat(43)}`, { recipient: 'A' }, 404],
  ['422', `/l/${'x'.repeat(43)}`, {}, 422],
  ['a path that is none', '/l/a/b/c/d', { recipient: 'A' }, 404],
])('a page of another origin can read a refusal: %s', async (_, path, body, status) => {
  const answer = await fromAfar(path, 'POST', body)
  expect([answer.status, answer.headers.get(ALLOW)]).toEqual([status, '*'])
})
