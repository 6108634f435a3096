import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Load } from './core/fair-gate'
import type { LogEntry } from './core/log-entry'
import { StartError } from './core/start-error'

type Backups = { newestAt: Date | null; isWell: boolean }

type Metrics = {
  observe(entry: LogEntry): void
  dropScans(count: number): void
  /** `read` may reject, such as while the database is away. The figures then stay as they were. */
  watchBackups(read: () => Promise<Backups>): void
  watch(pools: Readonly<Record<string, () => Load>>, scansWaiting: () => number): void
  /** The text format of Prometheus, version 0.0.4. */
  read(): Promise<{ type: string; text: string }>
}

/** Like log lines, labels never contain a path, a person or a value. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to its answer; an event stream counts to its start.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const droppedScans = new Counter({
    name: 'scan_log_lines_dropped_total',
    help: 'Views of codes that could not be written into the log of their owners.',
    registers: [registry],
  })
  return {
    watchBackups(read) {
      const gaugeOf = (name: string, help: string, figureOf: (found: Backups) => number) =>
        new Gauge({
          ...{ name, help, registers: [registry] },
          async collect() {
            const found = await read().catch(() => undefined)
            if (found) this.set(figureOf(found))
          },
        })
      gaugeOf('backup_newest_timestamp_seconds', 'When the newest backup was made.', found =>
        found.newestAt ? found.newestAt.getTime() / 1_000 : 0,
      )
      gaugeOf('backup_is_well', '1 if the newest is fresh and the last try did not fail.', found =>
        found.isWell ? 1 : 0,
      )
    },
    dropScans: count => droppedScans.inc(count),
    watch(pools, scansWaiting) {
      const gaugeOf = (name: string, help: string, read: (load: Load) => number) =>
        new Gauge({
          name,
          help,
          labelNames: ['pool'],
          registers: [registry],
          collect() {
            for (const [pool, load] of Object.entries(pools)) this.set({ pool }, read(load()))
          },
        })
      gaugeOf('database_connections_busy', 'Connections a request holds.', ({ busy }) => busy)
      gaugeOf('database_requests_waiting', 'Wait for a connection.', ({ waiting }) => waiting)
      new Gauge({
        name: 'scan_log_lines_waiting',
        help: 'Views of codes that are not in the log of their owners yet.',
        registers: [registry],
        collect() {
          this.set(scansWaiting())
        },
      })
    },
    observe({ method, route, status, ms }) {
      // Clients may send invented methods, and each would be a new series for ever.
      const known = KNOWN_METHODS.has(method) ? method : 'other'
      requests.inc({ method: known, route, status: String(status) })
      durations.observe({ method: known, route }, ms / 1_000)
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/** The proxy must not forward this separate port, because the figures are for the operator. */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    const { type, text } = await metrics.read()
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
  })
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch {
    throw new StartError(`METRICS_PORT ${port} cannot be opened`)
  }
  return server
}
