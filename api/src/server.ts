import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareWords } from 'sync-protocol/card'
import { prepareEveryLanguage } from 'sync-protocol/terms/every-language'
import { type Files, openFiles } from './adapters/files/open-files'
import type { Mail } from './adapters/mail/mail'
import { openMail } from './adapters/mail/open-mail'
import { startPayments } from './adapters/payments/start-payments'
import { openPush } from './adapters/push/open-push'
import { openTexts } from './adapters/text/open-texts'
import { type AppDeps, createApp, createServices } from './app'
import { openDataKeysFile } from './core/data-keys'
import { reachAsOwner } from './core/db-connection'
import { type Env, readEnv } from './core/env'
import type { LogEntry } from './core/log-entry'
import { packageRoot } from './core/package-root'
import { runEach } from './core/run-each'
import { StartError } from './core/start-error'
import { makeUuidV7 } from './core/uuid'
import { checkReach } from './db/check-reach'
import { openDatabase } from './db/database'
import { startEmbeddedPostgres } from './db/embedded/start-embedded-postgres'
import { openKeyring } from './db/keyring'
import { type JobReads, openMaintenance } from './db/maintenance'
import { migrate } from './db/migrate'
import { ensureOwnerToken } from './db/owner-token'
import { randomBytes } from './db/random-pool'
import { tidyDatabase } from './db/tidy'
import { completeHandOvers } from './features/auth/claim/complete-hand-over'
import { createPasswordHasher } from './features/auth/password-hasher'
import { sendDueReceipts } from './features/donations/receipt-jobs'
import { runOrderJobs } from './features/shop/order-jobs'
import { sweepFiles } from './features/uploads/sweep-files'
import { keepAssets } from './http/older-assets'
import { onceForAll } from './http/once-for-all'
import { logJobFailure } from './http/request-log'
import { openStatics } from './http/statics'
import { listen } from './listen'
import { writeLine } from './log-lines'
import { GIVE_UP_MS } from './mail/retry'
import { createMetrics, serveMetrics } from './metrics'
import { endDueSubscriptions } from './orders/end-subscriptions'
import { type Repeated, repeat } from './repeat'
import { createShutdown } from './shutdown'

/** Views of codes are answered within 2 seconds in any case. */
const RESPONDER_POOL = { maxConnections: 4, queryDeadlineMs: 1_500 }
const DAY_MS = 24 * 60 * 60_000
const JOBS_MS = 15 * 60_000
const MAIL_MS = 30_000
/** Finds alerts that could not be sent immediately, and those that a crashed server left. */
const ALERTS_MS = 5_000
/** Unsent e-mails are sent later. */
const MAIL_END_MS = 1_000

start().catch(error => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})

async function start() {
  const env = readEnv(process.env)
  const shutdown = createShutdown(env.drainMs)
  // Payments start in parallel with the database, which takes longer. If the start fails first, the local
  // Stripe ends because its pipe closes.
  const starting = startPayments(env)
  starting.catch(() => {})
  const { ownerUrl: url, reach } = env.database ?? (await startOwnDatabase(env, shutdown))
  await migrate(url)
  const ownerToken = env.adminToken ? null : await ensureOwnerToken(url, randomBytes)
  const files = openFiles(env)
  await tidyDatabase(url, new Date())

  const now = () => new Date()
  const newId = () => makeUuidV7(now().getTime(), randomBytes(10))
  const database = openDatabase(reach)
  shutdown.add('database', () => database.close(2))
  await checkReach(database)
  const responderDatabase = openDatabase(reach, RESPONDER_POOL)
  shutdown.add('database of the responder’s page', () => responderDatabase.close(1))
  const maintenance = openMaintenance(url)
  shutdown.add('maintenance', () => maintenance.close(2))
  const dataKeys = env.dataKeys ?? (await openDataKeysFile(env.dataDir))
  const keyring = await openKeyring(database, dataKeys, () => now().getTime())
  const metrics = env.metricsPort === undefined ? null : createMetrics()
  const mail = openMail(env, { now, newId })
  shutdown.add('mail', async () => mail.close())
  const log = (entry: LogEntry) => {
    writeLine(JSON.stringify(entry))
    metrics?.observe(entry)
  }
  await deleteOldEmails(mail, now()).catch(error =>
    logJobFailure({ log, now }, 'old e-mail files', error),
  )
  const { payments, stop } = await starting
  shutdown.add('payments', stop)
  const deps: AppDeps = {
    config: env,
    database,
    responderDatabase,
    keyring,
    adminReads: maintenance.adminReads,
    passwords: await createPasswordHasher(),
    mail,
    files,
    payments,
    push: openPush(env),
    texts: openTexts(env),
    statics: await openApp(env),
    now,
    newId,
    randomBytes,
    log,
    onScansDropped: count => metrics?.dropScans(count),
    draining: shutdown.draining,
    closing: shutdown.closing,
  }
  const services = createServices(deps)
  const app = createApp(deps, services)
  const jobs = startJobs(services, maintenance.jobReads, () => tidy(url, files))
  shutdown.add('jobs', async () => {
    for (const job of jobs) job.stop()
    const sent = Promise.all([services.mailQueue.settled(), services.alerts.settled()])
    await Promise.race([sent, sleep(MAIL_END_MS)])
  })

  shutdown.add('scan log', () => services.scanQueue.close())

  if (metrics && env.metricsPort !== undefined) {
    const pools = { requests: database.load, responder: responderDatabase.load }
    metrics.watch(pools, services.scanQueue.size)
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
  process.stdout.write(`LifeTag is running at ${env.publicOrigin}\n`)
}

function startJobs(
  services: ReturnType<typeof createServices>,
  jobReads: JobReads,
  tidyAll: () => Promise<void>,
): Repeated[] {
  const { alerts, limits, log, mail, mailQueue, now } = services
  const every = (everyMs: number, name: string, run: () => Promise<unknown>) =>
    repeat({ name, everyMs, log, now }, run)
  const runPaymentJobs = () =>
    runEach([() => runOrderJobs(services, jobReads), () => sendDueReceipts(services, jobReads)])
  return [
    every(DAY_MS, 'tidying', () => onceForAll(limits, 'tidying', tidyAll)),
    // Each server has its own e-mail files.
    every(DAY_MS, 'old e-mail files', () => deleteOldEmails(mail, now())),
    every(JOBS_MS, 'orders and receipts', () => onceForAll(limits, 'jobs', runPaymentJobs)),
    every(MAIL_MS, 'e-mails', () => mailQueue.sendDue()),
    every(MAIL_MS, 'end subscriptions', () => endDueSubscriptions(services)),
    every(MAIL_MS, 'hand-overs', () => completeHandOvers(services, jobReads)),
    every(ALERTS_MS, 'alerts', () => alerts.sendDue()),
  ]
}

/** Files in the store are deleted a day after their rows. */
const tidy = (url: string, files: Files | null) =>
  runEach([
    () => tidyDatabase(url, new Date()),
    async () => files && sweepFiles(url, files.store, new Date()),
  ])

async function deleteOldEmails(mail: Mail, now: Date) {
  await mail.deleteKept?.({ before: new Date(now.getTime() - GIVE_UP_MS) })
}

async function openApp({ dataDir }: Env) {
  const built = join(packageRoot, '../web/dist')
  const kept = join(dataDir, 'web')
  await keepAssets(built, kept, new Date()).catch(error => {
    console.error('The scripts of older releases are not kept:', error)
  })
  return openStatics(built, kept)
}

async function startOwnDatabase(env: Env, shutdown: ReturnType<typeof createShutdown>) {
  const embedded = await startEmbeddedPostgres(env.dataDir)
  shutdown.add('embedded database', () => embedded.stop())
  return { ownerUrl: embedded.url, reach: reachAsOwner(embedded.url) }
}
