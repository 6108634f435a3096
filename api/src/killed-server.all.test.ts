import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Mutation } from 'sync-protocol/sync'
import { expect, it, vi } from 'vitest'
import { TestDevice } from '../test/device'
import { signUpAt } from '../test/person-at'
import { startServer, stopServer } from '../test/server-process'

type Server = Awaited<ReturnType<typeof startServer>>
const DEVICES = 8
const ROUNDS = 2
const GROUP = 4

const groupOf = (device: TestDevice, row: string): Mutation[] =>
  Array.from({ length: GROUP }, (_, nth) =>
    device.put('medications', row, { name: 'Warfarin', dosage: `${nth}` }),
  )

it.each([
  ['server', (server: Server) => server.child.kill('SIGKILL')],
  ['database', (server: Server) => process.kill(server.postgresPid, 'SIGKILL')],
])(
  'a %s killed in the middle of a push has applied each change once or not at all',
  async (_, kill) => {
    let server = await startServer()
    const person = await signUpAt(() => server.origin, 'ada@example.org')
    const devices = Array.from({ length: DEVICES }, () => new TestDevice(person))
    let unanswered = 0

    for (let round = 1; round <= ROUNDS; round++) {
      const row = new Map(devices.map(device => [device, randomUUID()]))
      const groups = devices.map(device => groupOf(device, row.get(device) ?? ''))
      const sent = devices.map((device, nth) => device.sendExchange(groups[nth] ?? []))
      // When the first device has its answer, the others still wait for the lock of the space.
      await Promise.race(sent)
      kill(server)
      const answers = await Promise.allSettled(sent)
      unanswered += answers.filter(each => each.status === 'rejected' || !each.value.ok).length
      server.child.kill('SIGKILL')
      await server.ended
      server = await startServer(server.dataDir)

      const found = new TestDevice(person)
      await found.pull()
      for (const id of row.values()) {
        const dosage = found.rows.get(id)?.record.fields.dosage?.value
        expect([undefined, `${GROUP - 1}`]).toContain(dosage)
      }
      for (const [nth, device] of devices.entries()) {
        const { lastId } = await device.push(...(groups[nth] ?? []))
        expect(lastId).toBe(round * GROUP)
      }
      const { version } = await found.pull()
      expect(version).toBe(1 + round * DEVICES)
    }
    expect(unanswered).toBeGreaterThan(0)
  },
  180_000,
)

it('stops within 10 seconds when its database is gone and a request hangs', async () => {
  const server = await startServer()
  process.kill(server.postgresPid, 'SIGKILL')
  await vi.waitFor(async () => {
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503)
  }, 30_000)
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  const hanging = connect(server.port, 'localhost')
  hanging.on('error', () => {})
  hanging.write('POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n')
  await once(hanging, 'ready')
  const { ms } = await stopServer(server)
  expect(ms).toBeLessThan(10_000)
})
