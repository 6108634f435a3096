import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import webPush from 'web-push'
import { openPushService, PUSH_ADDRESS, type PushService } from '../../../test/push-service'
import type { Outside } from './pinned-post'
import { openWebPush } from './web-push'

let service: PushService
beforeAll(async () => {
  // The service prints what it refuses.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  service = await openPushService()
})
afterAll(() => service.close())
beforeEach(() => {
  service.break()
  service.requests.length = 0
  service.connected.length = 0
})

const message = { payload: '{"web_push":8030,"words":"Zoë ✓"}', ttlSeconds: 90, topic: 'a-topic' }
const openWith = (outside: Outside) =>
  openWebPush({
    vapid: service.vapid,
    services: ['push.example'],
    outside: { ...service.outside, ...outside },
  })

it('a message is delivered and decrypted unchanged', async () => {
  const { target, clientHash } = await service.subscribe()
  expect(await service.push.send(target, message)).toEqual({ kind: 'taken' })
  expect(service.messagesOf(clientHash)).toEqual([{ web_push: 8030, words: 'Zoë ✓' }])
  expect(service.connected).toEqual([PUSH_ADDRESS])
  expect(service.requests[0]).toMatchObject({
    ...{ host: 'push.example', ttl: '90', urgency: 'high', topic: 'a-topic' },
    ...{ 'content-encoding': 'aes128gcm', 'content-type': 'application/octet-stream' },
  })
})

it('a service gets the same token for an hour, and another service gets another token', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const push = openWebPush({
    ...{ vapid: service.vapid, outside: service.outside },
    services: ['push.example', 'other.push.example'],
  })
  const { target } = await service.subscribe()
  const tokenOf = async (endpoint: string) => {
    expect(await push.send({ ...target, endpoint }, message)).toEqual({ kind: 'taken' })
    return service.requests.at(-1)?.authorization
  }
  const first = await tokenOf(target.endpoint)
  expect(first).toMatch(/^vapid t=/)
  expect(await tokenOf(target.endpoint)).toBe(first)
  service.break((_, answer) => void answer.writeHead(201).end())
  expect(await tokenOf('https://other.push.example/notify/x')).not.toBe(first)
  service.break()
  vi.setSystemTime(Date.now() + 60 * 60_000)
  const next = await tokenOf(target.endpoint)
  expect(next).not.toBe(first)
})

it('a message signed with another key than the browser knows is refused for good', async () => {
  const { target } = await service.subscribe(webPush.generateVAPIDKeys().publicKey)
  expect(await service.push.send(target, message)).toEqual({ kind: 'refused', status: 400 })
})

it('nothing is sent with invalid keys', async () => {
  const { target } = await service.subscribe()
  const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: target.keys.auth }
  expect(await service.push.send({ ...target, keys }, message)).toEqual({
    ...{ kind: 'refused', status: 0 },
  })
  expect(service.requests).toEqual([])
})

it('a message to a browser that no longer exists has the outcome `gone`', async () => {
  const { target, clientHash } = await service.subscribe()
  service.expire(clientHash)
  expect(await service.push.send(target, message)).toEqual({ kind: 'gone' })
})

it('a service that hangs is given up at the deadline', async () => {
  const { target } = await service.subscribe()
  service.break(() => {})
  const outcome = await openWith({ deadlineMs: 200 }).send(target, message)
  expect(outcome).toEqual({ kind: 'later', status: 0 })
})

it('a resolver that hangs and an endless slow answer are given up at the deadline', async () => {
  const { target } = await service.subscribe()
  const hangs = openWith({ deadlineMs: 200, resolve: () => new Promise(() => {}) })
  expect(await hangs.send(target, message)).toEqual({ kind: 'later', status: 0 })
  service.break((_, answer) => void answer.writeHead(201).write('x'))
  const trickles = await openWith({ deadlineMs: 200 }).send(target, message)
  expect(trickles).toEqual({ kind: 'later', status: 0 })
})

it('only 1 KB of an answer is read', async () => {
  const { target } = await service.subscribe()
  let written = 0
  service.break((_, answer) => {
    answer.writeHead(201)
    const more = () => {
      if (answer.destroyed) return
      written += 16_384
      answer.write(Buffer.alloc(16_384), () => setImmediate(more))
    }
    more()
  })
  expect(await service.push.send(target, message)).toEqual({ kind: 'taken' })
  expect(written).toBeLessThan(50_000_000)
})

it('a redirect is not followed, even to this machine', async () => {
  let visits = 0
  const inside = createServer((_, answer) => {
    visits += 1
    answer.end()
  }).listen(0, '127.0.0.1')
  await once(inside, 'listening')
  const bound = inside.address()
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0
  const { target } = await service.subscribe()
  for (const status of [301, 302, 307, 308]) {
    service.break((_, answer) => {
      answer.writeHead(status, { Location: `http://127.0.0.1:${port}/secrets` }).end()
    })
    expect(await service.push.send(target, message)).toEqual({ kind: 'refused', status })
  }
  expect(visits).toBe(0)
  inside.close()
})

it.each([
  ['500', 500, {}, undefined],
  ['503 with a time to wait', 503, { 'Retry-After': '120' }, 120_000],
  ['429', 429, { 'Retry-After': '7' }, 7_000],
  ['429 with words that are no time', 429, { 'Retry-After': 'soon' }, undefined],
  ['503 with a date of the past', 503, { 'Retry-After': 'Sun, 06 Nov 1994 08:49:37 GMT' }, 0],
])('%s is tried again later', async (_, status, headers, waitMs) => {
  const { target } = await service.subscribe()
  service.break((_, answer) => void answer.writeHead(status, headers).end())
  expect(await service.push.send(target, message)).toEqual({
    ...{ kind: 'later', status },
    ...(waitMs !== undefined && { waitMs }),
  })
})

it('the time to wait may be a date', async () => {
  const { target } = await service.subscribe()
  const at = new Date(Date.now() + 90_000).toUTCString()
  service.break((_, answer) => void answer.writeHead(503, { 'Retry-After': at }).end())
  const outcome = await service.push.send(target, message)
  expect(outcome).toEqual({ kind: 'later', status: 503, waitMs: expect.any(Number) })
  const waitMs = 'waitMs' in outcome ? outcome.waitMs : 0
  expect(waitMs).toBeGreaterThan(60_000)
  expect(waitMs).toBeLessThanOrEqual(90_000)
})

const CLOSED = ['127.0.0.1', '10.0.0.7', '169.254.169.254', '100.64.0.1', '::1', '::ffff:10.0.0.7']
it.each(CLOSED)('no connection is made for a name that resolves to %s', async address => {
  const { target } = await service.subscribe()
  for (const addresses of [[address], [PUSH_ADDRESS, address], [address, PUSH_ADDRESS], []]) {
    const push = openWith({ resolve: async () => addresses })
    expect(await push.send(target, message)).toEqual({ kind: 'refused', status: 0 })
  }
  expect(service.connected).toEqual([])
})

it('a name is resolved once and pinned, so that it cannot change meanwhile (DNS rebinding)', async () => {
  const { target } = await service.subscribe()
  const answers = [[PUSH_ADDRESS], ['127.0.0.1'], ['127.0.0.1']]
  let asked = 0
  const push = openWith({ resolve: async () => answers[asked++] ?? [] })
  expect(await push.send(target, message)).toEqual({ kind: 'taken' })
  expect([asked, service.connected]).toEqual([1, [PUSH_ADDRESS]])
  expect(await push.send(target, message)).toEqual({ kind: 'refused', status: 0 })
  expect(service.connected).toEqual([PUSH_ADDRESS])
})

it('a certificate for another name is refused', async () => {
  const { target } = await service.subscribe()
  const push = openWebPush({
    ...{ vapid: service.vapid, outside: service.outside },
    services: ['push.example', 'imposter.example'],
  })
  const endpoint = target.endpoint.replace('push.example', 'imposter.example')
  expect(await push.send({ ...target, endpoint }, message)).toEqual({ kind: 'later', status: 0 })
  expect(service.requests).toEqual([])
})

it('nothing is sent to a service that the operator removed from the list', async () => {
  const { target } = await service.subscribe()
  const push = openWebPush({ vapid: service.vapid, outside: service.outside })
  expect(push.accepts(target.endpoint)).toBe(false)
  expect(await push.send(target, message)).toEqual({ kind: 'refused', status: 0 })
  expect(service.connected).toEqual([])
})
