import { type Context, Hono } from 'hono'
import { afterEach, expect, it, vi } from 'vitest'
import { asOneRequest, holdConnection } from '../db/one-connection'
import type { AppEnv } from './app-env'
import { handleError } from './error-handler'
import { readBytes } from './read-bytes'

afterEach(() => vi.useRealTimers())

const post = (read: (c: Context<AppEnv>) => Promise<unknown>, body: string | ReadableStream) => {
  const app = new Hono<AppEnv>()
  app.onError(handleError)
  app.post('/', async c => {
    await read(c)
    return c.text('read')
  })
  return app.request('/', { method: 'POST', body, duplex: 'half' } as RequestInit) // the DOM's type lacks `duplex`
}
const never = () => new ReadableStream({ pull: () => new Promise(() => {}) })
const half = () =>
  new ReadableStream({
    start: controller => controller.enqueue(new TextEncoder().encode('{"a":1}')),
  })

it.each([
  ['begins', never],
  ['ends', half],
])('a body that never %s is refused with 408 at the deadline', async (_, body) => {
  vi.useFakeTimers()
  const answer = post(c => readBytes(c, 100), body())
  await vi.advanceTimersByTimeAsync(29_999)
  expect(await Promise.race([answer, 'waiting'])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  const { status } = await answer
  expect(status).toBe(408)
})

it('a body is read once and checked against the limit of each reader', async () => {
  const seen: unknown[] = []
  const answer = await post(async c => {
    for (const _ of [1, 2]) seen.push(Buffer.from(await readBytes(c, 100)).toString())
    await readBytes(c, 3)
  }, 'four')
  expect(seen).toEqual(['four', 'four'])
  expect(answer.status).toBe(413)
})

it('a body cannot be read while a connection is held', async () => {
  const outcomes: unknown[] = []
  await post(
    c =>
      asOneRequest(() =>
        holdConnection(() =>
          readBytes(c, 100).catch((error: Error) => outcomes.push(error.message)),
        ),
      ),
    'x',
  )
  expect(outcomes).toEqual(['A body is read before a transaction begins'])
})
