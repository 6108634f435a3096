import { Hono } from 'hono'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'

const READY_DEADLINE_MS = 2_000

/** For supervisors: /healthz says the process lives, /readyz that it can do its work. */
export function healthRoutes({ database }: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  routes.get('/healthz', c => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))

  routes.get('/readyz', async c => {
    await database.ping(READY_DEADLINE_MS)
    return c.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' })
  })

  return routes
}
