import type { Hono } from 'hono'
import { systemSchema } from 'sync-protocol/rest'
import { RELEASE } from '../../core/package-root'
import { type BackupState, isBackupWell, readBackupState } from '../../db/backup-state'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { createRoutes } from '../../http/routes'
import { readDatabaseFacts, readErrors, readQueue, readServers } from './system.sql'

export function systemRoutes(services: Services): Hono<AppEnv> {
  const { adminReads, now, push, systemFacts } = services
  const routes = createRoutes(services, 'Administration')

  const system = {
    summary: 'How the service is doing',
    who: 'owner',
    answers: { 200: systemSchema },
  } as const
  routes.get('/api/admin/system', system, async ({ c, signedIn: owner }) => {
    const { freeBytes, diskBytes } = await systemFacts.readDisk()
    const found = await adminReads.read(owner, async tx => ({
      servers: await readServers(tx, now()),
      database: { ...(await readDatabaseFacts(tx)), isBundled: systemFacts.isBundledDatabase },
      queue: await readQueue(tx),
      backup: systemFacts.backsUp ? toBackup(await readBackupState(tx), now()) : null,
      errors: [...(await readErrors(tx, now()))],
    }))
    return c.json({
      ...found,
      release: RELEASE,
      disk: { freeBytes, totalBytes: diskBytes },
      sendsMail: systemFacts.sendsMail,
      hasPush: push !== null,
    })
  })

  return routes.app
}

const toBackup = (state: BackupState, now: Date) => ({
  isWell: isBackupWell(state, now),
  newestAt: state.newestAt?.toISOString() ?? null,
  provedAt: state.provedAt?.toISOString() ?? null,
  failedAt: state.failedAt?.toISOString() ?? null,
  failure: state.failure,
})
