import type { Hono } from 'hono'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import type { ReadFile } from '../../http/file-headers'
import { createRoutes } from '../../http/routes'
import { deleteAccount } from './delete-account'
import { streamExport } from './export-account'

export function accountRoutes(services: Services, readFile: ReadFile): Hono<AppEnv> {
  const { limits, now, sessions } = services
  const routes = createRoutes(services, 'Account')

  const leave = {
    summary: 'Delete the account and all that is kept of its person, at once',
    who: 'fresh',
    answers: { 204: null },
    refuses: ['has_profiles'],
    // After the deletion the answer cannot be stored.
    idempotency: 'exempt',
  } as const
  routes.delete('/api/account', leave, async ({ c, signedIn: { user } }) => {
    await deleteAccount(services, user)
    sessions.forget(c)
    return c.body(null, 204)
  })

  const takeAlong = {
    summary: 'All that is kept about the person, or of the record of another, in one JSON file',
    who: 'fresh',
    profile: 'export',
    // The export has its own format and version.
    answers: { 200: { 'application/json': null } },
    limits: ['account_export'],
  } as const
  routes.get('/api/account/export', takeAlong, async ({ c, signedIn: { user }, subject }) => {
    await limits.take('account_export', user.id)
    const name = `lifetag-export-${now().toISOString().slice(0, 10)}.json`
    return c.body(await streamExport(services, readFile, subject), 200, {
      'Content-Type': 'application/json',
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })

  return routes.app
}
