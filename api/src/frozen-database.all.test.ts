import { expect, it, vi } from 'vitest'
import { cookieOf } from '../test/app'
import { freezeTree } from '../test/process-tree'
import { startServer } from '../test/server-process'

/** More than the pool has connections, so that waiting requests are tested as well. */
const REQUESTS = 25
const TOKEN = '0123456789ABCDEFGHJKMNPQRS'

it('while Postgres is frozen every request ends, scans first, and all work again afterwards', async () => {
  const server = await startServer()
  const signUp = await fetch(`${server.origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.origin },
    body: JSON.stringify({ email: 'ada@example.org', password: 'gravel teapot lantern' }),
  })
  const who = () =>
    fetch(`${server.origin}/api/auth/user`, { headers: { Cookie: cookieOf(signUp) } })
  await Promise.all(Array.from({ length: REQUESTS }, who))

  /** This page has a shorter deadline. */
  const scan = async (method: 'GET' | 'POST') => {
    const form = 'application/x-www-form-urlencoded'
    const answer = await fetch(`${server.origin}/e/${TOKEN}${method === 'POST' ? '/unlock' : ''}`, {
      method,
      headers: { 'Accept-Language': 'fr', ...(method === 'POST' && { 'Content-Type': form }) },
      ...(method === 'POST' && { body: 'role=nurse&reason=emergency' }),
    })
    const isPage = (await answer.text()).includes('href="tel:112"')
    return { status: answer.status, isPage }
  }
  expect(await scan('GET')).toEqual({ status: 404, isPage: true })

  const resume = freezeTree(server.postgresPid)
  // These requests may wait longer than scans, because no emergency depends on them.
  let haveOthersEnded = false
  const waiting = Promise.all(Array.from({ length: REQUESTS }, who)).finally(() => {
    haveOthersEnded = true
  })
  const scans = await Promise.all(
    Array.from({ length: REQUESTS }, (_, nth) => scan(nth % 2 === 0 ? 'GET' : 'POST')),
  )
  expect(haveOthersEnded).toBe(false)
  expect(scans).toEqual(scans.map(() => ({ status: 503, isPage: true })))
  const answers = await waiting
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503)

  resume()
  await vi.waitFor(async () => expect((await who()).status).toBe(200), 30_000)
  const after = await Promise.all(Array.from({ length: REQUESTS }, who))
  expect(after.map(({ status }) => status)).toEqual(after.map(() => 200))
}, 120_000)
