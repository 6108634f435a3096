import { Hono } from 'hono'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import type { ReadFile } from '../../http/file-headers'
import { deleteAccount } from './delete-account'
import { streamExport } from './export-account'

/** What a person may always do with their account: take everything along, and leave. */
export function accountRoutes(services: Services, readFile: ReadFile): Hono<AppEnv> {
  const { limits, now, sessions } = services
  const routes = new Hono<AppEnv>()

  routes.delete('/api/account', async c => {
    const { user } = await sessions.requireFresh(c)
    await deleteAccount(services, user)
    sessions.forget(c)
    return c.body(null, 204)
  })

  routes.get('/api/account/export', async c => {
    const { user } = await sessions.requireFresh(c)
    await limits.take('account_export', user.id)
    const name = `lifetag-export-${now().toISOString().slice(0, 10)}.json`
    return c.body(await streamExport(services, readFile, user.id), 200, {
      'Content-Type': 'application/json',
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })

  return routes
}
