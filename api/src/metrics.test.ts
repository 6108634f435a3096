import { expect, it } from 'vitest'
import { createFairGate } from './core/fair-gate'
import { StartError } from './core/start-error'
import { createMetrics, serveMetrics } from './metrics'

const entry = {
  at: '2026-05-04T10:00:00.000Z',
  level: 'info',
  requestId: 'a',
  method: 'GET',
  route: '/e/:token',
  status: 200,
  ms: 12,
} as const

const linesOf = (text: string, name: string) =>
  text.split('\n').filter(line => line.startsWith(`${name}{`))

it('counts requests by method, route pattern and status', async () => {
  const metrics = createMetrics()
  metrics.observe(entry)
  metrics.observe({ ...entry, user: '5f1c0a' })
  metrics.observe({ ...entry, status: 404, route: '*' })
  const { text } = await metrics.read()
  expect(linesOf(text, 'http_requests_total')).toEqual([
    'http_requests_total{method="GET",route="/e/:token",status="200"} 2',
    'http_requests_total{method="GET",route="*",status="404"} 1',
  ])
  expect(text).not.toContain('5f1c0a')
})

it('times requests in seconds', async () => {
  const metrics = createMetrics()
  metrics.observe(entry)
  const { text } = await metrics.read()
  expect(linesOf(text, 'http_request_duration_seconds_sum')).toEqual([
    'http_request_duration_seconds_sum{method="GET",route="/e/:token"} 0.012',
  ])
})

it('counts unknown methods in one series', async () => {
  const metrics = createMetrics()
  for (const method of ['BREW', 'WHEN']) metrics.observe({ ...entry, method })
  const { text } = await metrics.read()
  expect(linesOf(text, 'http_requests_total')).toEqual([
    'http_requests_total{method="other",route="/e/:token",status="200"} 2',
  ])
})

it('reads loads when the metrics are requested', async () => {
  const metrics = createMetrics()
  const load = { busy: 3, waiting: 0 }
  metrics.watch({ requests: () => load, responder: () => ({ busy: 1, waiting: 2 }) }, () => 17)
  load.waiting = 40
  const { text } = await metrics.read()
  expect(linesOf(text, 'database_connections_busy')).toEqual([
    'database_connections_busy{pool="requests"} 3',
    'database_connections_busy{pool="responder"} 1',
  ])
  expect(linesOf(text, 'database_requests_waiting')).toEqual([
    'database_requests_waiting{pool="requests"} 40',
    'database_requests_waiting{pool="responder"} 2',
  ])
  expect(text).toContain('\nscan_log_lines_waiting 17\n')
})

it('shows how backups are, and keeps the figures while the database is away', async () => {
  const metrics = createMetrics()
  let found = Promise.resolve({ newestAt: new Date(7_000), isWell: true })
  metrics.watchBackups(() => found)
  const lines = async () =>
    (await metrics.read()).text.split('\n').filter(line => line.startsWith('backup_'))
  const WELL = ['backup_newest_timestamp_seconds 7', 'backup_is_well 1']
  expect(await lines()).toEqual(WELL)
  found = Promise.reject(new Error('away'))
  expect(await lines()).toEqual(WELL)
  found = Promise.resolve({ newestAt: new Date(7_000), isWell: false })
  expect(await lines()).toEqual(['backup_newest_timestamp_seconds 7', 'backup_is_well 0'])
})

it('a pool reports its held connections and its waiting requests', async () => {
  const gate = createFairGate({ size: 2, share: 1, maxWaitingEach: 5 })
  const leave = await gate.enter('ada', 100)
  const waits = gate.enter('ada', 1_000)
  expect(gate.load()).toEqual({ busy: 1, waiting: 1 })
  leave()
  const leaveToo = await waits
  expect(gate.load()).toEqual({ busy: 1, waiting: 0 })
  leaveToo()
  expect(gate.load()).toEqual({ busy: 0, waiting: 0 })
})

it('answers only /metrics on its own port', async () => {
  const server = await serveMetrics(createMetrics(), 0)
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const answer = await fetch(`http://localhost:${port}/metrics`)
  expect(answer.headers.get('Content-Type')).toContain('text/plain')
  expect(await answer.text()).toContain('process_resident_memory_bytes')
  expect((await fetch(`http://localhost:${port}/api/auth/user`)).status).toBe(404)
  await expect(serveMetrics(createMetrics(), port)).rejects.toThrow(StartError)
  server.close()
})
