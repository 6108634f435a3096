import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { prepareWords } from 'sync-protocol/card'
import { prepareEveryLanguage } from 'sync-protocol/terms/every-language'
import { createApp } from './app'
import { checkMachine, readMachine } from './checks/check-machine'
import { checkSettings } from './checks/check-settings'
import { type Env, readEnv } from './core/env'
import type { LogEntry } from './core/log-entry'
import { packageRoot } from './core/package-root'
import { StartError } from './core/start-error'
import { isBackupWell, readBackupState } from './db/backup-state'
import { ensureOwnerToken } from './db/owner-token'
import { randomBytes } from './db/random-pool'
import { keepAssets } from './http/older-assets'
import { openStatics } from './http/statics'
import { listen } from './listen'
import { writeLine } from './log-lines'
import { createMetrics, serveMetrics } from './metrics'
import { openServices } from './open-services'
import { createShutdown } from './shutdown'
import { startWorker } from './worker'

/** Requests wake the worker of their own server, so this finds messages that are due again. */
const POLL_MS = 5_000

start().catch(error => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})

async function start() {
  // V8 would collect the old generation only when it has grown to several times its live size, so that a
  // client that sends large pushes could fill the memory with garbage (decisions/0028).
  setFlagsFromString('--heap-growing-percent=40')
  const env = readEnv(process.env)
  const { hasWorker } = env
  const shutdown = createShutdown(env.drainMs)
  const metrics = env.metricsPort === undefined ? null : createMetrics()
  const log = (entry: LogEntry) => {
    // A person who reads along in a terminal looks for the address and for failures.
    if (!process.stdout.isTTY || entry.level === 'error') writeLine(JSON.stringify(entry))
    metrics?.observe(entry)
  }
  const { services, ownerUrl, jobReads, backUp } = await openServices({
    ...{ env, log, shutdown, hasWorker },
    onScansDropped: count => metrics?.dropScans(count),
    statics: await openApp(env),
  })
  const ownerToken = env.adminToken ? null : await ensureOwnerToken(ownerUrl, randomBytes)
  const app = createApp(services, services)
  if (hasWorker) {
    const worker = startWorker({
      ...{ services, ownerUrl, jobReads, backUp, pollMs: POLL_MS },
    })
    shutdown.add('worker', worker.stop)
  }
  shutdown.add('scan log', () => services.scanQueue.close())

  if (metrics && env.metricsPort !== undefined) {
    const { database, responderDatabase, scanQueue } = services
    metrics.watch({ requests: database.load, responder: responderDatabase.load }, scanQueue.size)
    if (env.backup.to) {
      metrics.watchBackups(async () => {
        const state = await jobReads.read(readBackupState)
        return { newestAt: state.newestAt, isWell: isBackupWell(state, new Date()) }
      })
    }
    const metricsServer = await serveMetrics(metrics, env.metricsPort)
    shutdown.add('metrics', async () => metricsServer.close())
  }
  for (const _ of prepareWords());
  prepareEveryLanguage()
  const server = await listen(app, env.port, {
    draining: shutdown.draining,
    isBehindProxy: env.proxyHops > 0,
  })
  shutdown.add('requests', () => server.drain(6_000))
  if (ownerToken) {
    process.stdout.write(
      `Owner token, shown only this once: ${ownerToken}\n` +
        `For the owner's screens sign in, then open ${env.publicOrigin}/owner-panel?token=${ownerToken}\n`,
    )
  }
  await warn(env).catch(error => console.error('The checks of the start failed:', error))
  process.stdout.write(`LifeTag is running at ${env.publicOrigin}\n`)
}

/** `lifetag doctor` checks more, also over the network. */
async function warn(env: Env) {
  const machine = await readMachine(env.dataDir)
  for (const { isWell, name, text } of [...checkMachine(machine), ...checkSettings(env)]) {
    if (!isWell) process.stdout.write(`Warning: ${name}: ${text}\n`)
  }
}

async function openApp({ dataDir }: Env) {
  const built = join(packageRoot, '../web/dist')
  const kept = join(dataDir, 'web')
  await keepAssets(built, kept, new Date()).catch(error => {
    console.error('The scripts of older releases are not kept:', error)
  })
  return openStatics(built, kept)
}
