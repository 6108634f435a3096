import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { PROTOCOL_VERSION } from 'sync-protocol/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestPerson } from '../../test/app'
import { TestDevice } from '../../test/device'
import { database, test, useApp } from '../../test/use-app'
import { type Listening, listen } from '../listen'

useApp()
let server: Listening
let ada: TestPerson
beforeAll(async () => {
  server = await listen(test.app, 0)
})
beforeEach(async () => {
  ada = await test.signUp()
  await ada.send('POST', '/api/medical-profile', { json: {} })
  test.logged.length = 0
})
afterAll(async () => {
  await server.drain(100)
})

type Sent = {
  method?: string
  path: string
  type?: string
  length?: number
  headers?: string[]
}

function begin({ method = 'POST', path, type, length, headers = [] }: Sent): Socket {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost:3000',
    'Origin: http://localhost:3000',
    `Content-Type: ${type ?? 'application/json'}`,
    length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    `Cookie: ${ada.cookie}`,
    ...headers,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return socket
}

async function cut(sent: Sent, part: string | Buffer) {
  const socket = begin(sent)
  await new Promise<void>(resolve => socket.write(part, () => resolve()))
  socket.destroy()
  await vi.waitFor(() => expect(test.logged).toHaveLength(1), 30_000)
}

const keysOf = () => database.superuser`select 1 from idempotency_keys where user_id = ${ada.id}`
const logged = () => test.logged.map(({ route, status }) => [route, status])

describe('a connection that is cut within the body', () => {
  const allergy = () =>
    JSON.stringify({ medicalProfileId: ada.id, allergen: 'Latex', severity: 'Severe' })

  it('claims no key, so the retry runs', async () => {
    const whole = allergy()
    const keyed = ['Idempotency-Key: a-key']
    await cut({ path: '/api/allergies', length: whole.length, headers: keyed }, whole.slice(0, 20))
    expect(logged()).toEqual([['/api/allergies', 408]])
    expect(await keysOf()).toHaveLength(0)
    const retry = await ada.send('POST', '/api/allergies', {
      json: JSON.parse(whole),
      headers: { 'Idempotency-Key': 'a-key' },
    })
    expect(retry.status).toBe(201)
  })

  it('is refused even if the received half is valid JSON by itself', async () => {
    const half = allergy()
    await cut({ path: '/api/allergies', length: half.length + 1 }, half)
    expect(logged()).toEqual([['/api/allergies', 408]])
    expect(await (await ada.send('GET', '/api/allergies')).json()).toEqual([])
  })

  it('is refused if no length was announced', async () => {
    const half = allergy()
    await cut({ path: '/api/allergies' }, `${half.length.toString(16)}\r\n${half}\r\n`)
    expect(logged()).toEqual([['/api/allergies', 408]])
    expect(await (await ada.send('GET', '/api/allergies')).json()).toEqual([])
  })

  it('does not start a sync exchange', async () => {
    const device = new TestDevice(ada)
    const { clientId } = device
    const values = { allergen: 'Latex', severity: 'Severe' }
    const mutations = [device.put('allergies', randomUUID(), values)]
    const envelope = { protocol: PROTOCOL_VERSION, clientId, cookie: null, outcomesSeen: 0 }
    const half = JSON.stringify({ ...envelope, mutations })
    await cut({ path: '/api/sync', length: half.length + 1 }, half)
    expect(logged()).toEqual([['/api/sync', 408]])
    expect(await (await ada.send('GET', '/api/allergies')).json()).toEqual([])
  })

  it.each([
    ['multipart', 'POST', '/api/upload-document', 'multipart/form-data; boundary=x'],
    ['a file', 'PUT', `/api/files/${'a'.repeat(64)}`, 'application/pdf'],
  ])('stores no upload: %s', async (_, method, path, type) => {
    const half = Buffer.from(
      '--x\r\nContent-Disposition: form-data; name="document"; filename="x"\r\n\r\n%PDF-1.7\r\n--x--\r\n',
    )
    await cut({ method, path, type, length: half.length + 1 }, half)
    expect(logged().map(([, status]) => status)).toEqual([408])
    const files = await database.superuser`select 1 from files where user_id = ${ada.id}`
    expect(files).toHaveLength(0)
  })

  it.each([
    ['a form', '/e/0123456789ABCDEFGHJKMNPQRS/unlock', 'application/x-www-form-urlencoded'],
    ['a webhook', '/api/stripe/webhook', 'application/json'],
  ])('is refused as %s', async (_, path, type) => {
    await cut({ path, type, length: 100 }, 'role=paramedic')
    expect(logged().map(([, status]) => status)).toEqual([408])
  })
})
