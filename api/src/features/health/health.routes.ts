import { Hono } from 'hono'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'

const READY_DEADLINE_MS = 2_000

/** /healthz reports that the process is alive, /readyz that it can work and is not about to stop. */
export function healthRoutes({ database, draining }: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const noStore = { 'Cache-Control': 'no-store' }

  routes.get('/healthz', c => c.json({ status: 'ok' }, 200, noStore))

  routes.get('/readyz', async c => {
    if (draining?.aborted) return c.json({ status: 'draining' }, 503, noStore)
    await database.ping(READY_DEADLINE_MS)
    return c.json({ status: 'ready' }, 200, noStore)
  })

  return routes
}
