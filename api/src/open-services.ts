import { openPlace } from './adapters/backups/open-place'
import { openFiles } from './adapters/files/open-files'
import { openMail } from './adapters/mail/open-mail'
import { startPayments } from './adapters/payments/start-payments'
import type { Push } from './adapters/push/push'
import { openWebPush } from './adapters/push/web-push'
import { openTexts } from './adapters/text/open-texts'
import { type AppDeps, createServices } from './app'
import { backUpIfDue } from './backup/back-up-if-due'
import { readMachine } from './checks/check-machine'
import type { SystemFacts } from './core/config'
import { type DataKeys, openDataKeysFile } from './core/data-keys'
import { ownerConnection } from './core/db-connection'
import type { Env } from './core/env'
import type { LogEntry } from './core/log-entry'
import { makeUuidV7 } from './core/uuid'
import { checkReach } from './db/check-reach'
import { openDatabase } from './db/database'
import { startEmbeddedPostgres } from './db/embedded/start-embedded-postgres'
import { openKeyring } from './db/keyring'
import { openMaintenance } from './db/maintenance'
import { migrate } from './db/migrate'
import { randomBytes } from './db/random-pool'
import { createErrorCounts, createServerReport } from './db/server-report'
import { tidyDatabase } from './db/tidy'
import { createPasswordHasher } from './features/auth/password-hasher'
import { logJobFailure } from './http/request-log'
import { repeat } from './repeat'
import type { createShutdown } from './shutdown'
import { watchBackup } from './watch-backup'
import { deleteOldEmails } from './worker'

/** Views of codes are answered within 2 seconds in any case. */
const REPORT_MS = 30_000
const RESPONDER_POOL = { maxConnections: 4, queryDeadlineMs: 1_500 }

type Options = {
  env: Env
  log: AppDeps['log']
  onScansDropped?: (count: number) => void
  shutdown: ReturnType<typeof createShutdown>
  hasWorker: boolean
  statics?: AppDeps['statics']
}

export async function openServices({ env, shutdown, statics = null, ...options }: Options) {
  const counts = createErrorCounts()
  const log = (entry: LogEntry) => {
    counts.add(entry)
    options.log(entry)
  }
  // Payments start in parallel with the database, which takes longer. If the start fails first, the local
  // Stripe ends because its pipe closes.
  const starting = startPayments(env)
  starting.catch(() => {})
  const { ownerUrl, reach } = env.database ?? (await startOwnDatabase(env, shutdown))
  await migrate(ownerUrl)
  const now = () => new Date()
  const newId = () => makeUuidV7(now().getTime(), randomBytes(10))
  await tidyDatabase(ownerUrl, now())

  const database = openDatabase(reach)
  shutdown.add('database', () => database.close(2))
  await checkReach(database)
  const responderDatabase = openDatabase(reach, RESPONDER_POOL)
  shutdown.add('database of the responder’s page', () => responderDatabase.close(1))
  const maintenance = openMaintenance(ownerUrl)
  shutdown.add('maintenance', () => maintenance.close(2))
  const dataKeys = env.dataKeys ?? (await openDataKeysFile(env.dataDir))
  const mail = openMail(env, { now, newId })
  shutdown.add('mail', async () => mail.close())
  await deleteOldEmails({ mail, now }).catch(error =>
    logJobFailure({ log, now }, 'old e-mail files', error),
  )
  const { payments, stop } = await starting
  shutdown.add('payments', stop)
  const services = createServices({
    ...options,
    config: env,
    database,
    responderDatabase,
    keyring: await openKeyring(database, dataKeys, () => now().getTime()),
    adminReads: maintenance.adminReads,
    passwords: await createPasswordHasher(),
    mail,
    files: openFiles(env),
    payments,
    push: openPush(env),
    texts: openTexts(env),
    statics,
    systemFacts: systemFactsOf(env),
    now,
    newId,
    randomBytes,
    log,
    draining: shutdown.draining,
    closing: shutdown.closing,
  })
  const report = createServerReport({ database, counts, newId, now })
  shutdown.add('report', report.leave)
  await report.write()
  const reporting = repeat({ name: 'report', everyMs: REPORT_MS, log, now }, report.write)
  shutdown.add('reporting', async () => reporting.stop())
  const makeBackup = prepareBackups(env, { ownerUrl, dataKeys, now })
  const watch = { ownerUrl, outbox: services.outbox, operatorEmail: env.operatorEmail, now }
  const backUp =
    makeBackup && (() => watchBackup({ ...watch, publicOrigin: env.publicOrigin }, makeBackup))
  return { services, ownerUrl, jobReads: maintenance.jobReads, backUp }
}

type Kept = { ownerUrl: string; dataKeys: DataKeys; now: () => Date }

/** The job returns when the newest backup was made. */
function prepareBackups(env: Env, { ownerUrl, dataKeys, now }: Kept): (() => Promise<Date>) | null {
  const { to, recipient, keysRecipient, bucketKeys } = env.backup
  if (!to || !recipient) return null
  const place = openPlace(to, bucketKeys)
  return () =>
    backUpIfDue({
      ...{ ownerUrl, place, recipient, now: now() },
      store: openFiles(env)?.store ?? null,
      dataKeys: keysRecipient ? { keys: dataKeys, recipient: keysRecipient } : null,
    })
}

async function startOwnDatabase(env: Env, shutdown: Options['shutdown']) {
  const embedded = await startEmbeddedPostgres(env.dataDir)
  shutdown.add('embedded database', () => embedded.stop())
  return { ownerUrl: embedded.url, reach: ownerConnection(embedded.url) }
}

const openPush = ({ push }: Pick<Env, 'push'>): Push | null => push && openWebPush(push)

const systemFactsOf = ({ database, smtpUrl, backup, dataDir }: Env): SystemFacts => ({
  isBundledDatabase: database === null,
  sendsMail: smtpUrl !== undefined,
  backsUp: backup.to !== undefined,
  async readDisk() {
    const { freeBytes, diskBytes } = await readMachine(dataDir)
    return { freeBytes, diskBytes }
  },
})
