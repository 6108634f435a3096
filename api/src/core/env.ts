import type { RecordSize } from 'sync-protocol/sync'
import { type Bucket, parseBucketUrl } from './bucket-url'
import { type DataKeys, parseDataKeys } from './data-keys'
import { type DbConnection, ownerConnection } from './db-connection'
import { findEnvFaults } from './env-faults'
import { type Variables, variablesSchema } from './env-variables'
import { StartError } from './start-error'

export type Env = {
  port: number
  publicOrigin: string
  dataDir: string
  /** Null for the embedded database in `dataDir`. */
  database: { reach: DbConnection; ownerUrl: string } | null
  /** Absent if the keys are kept in `dataDir`. */
  dataKeys: DataKeys | undefined
  files: (Bucket & { accessKeyId: string; secretAccessKey: string; takesNew: boolean }) | null
  payments: Payments
  smtpUrl: string | undefined
  mailFrom: string
  /** This address gets an e-mail when a backup fails. */
  operatorEmail: string | undefined
  push: {
    vapid: { publicKey: string; privateKey: string; subject: string }
    services: string[]
  } | null
  texts: {
    sms:
      | {
          url: string
          token: string | undefined
          /** Prefixes of the numbers that texts may go to, such as `+49`. */
          countries: readonly string[]
          perDay: number
        }
      | undefined
    ntfy: { url: string; token: string | undefined } | undefined
  }
  adminToken: string | undefined
  isProduction: boolean
  proxyHops: number
  /** For this long after SIGTERM the server still serves, but reports that it is not ready. */
  drainMs: number
  recordLimits: RecordSize
  metricsPort: number | undefined
  backup: {
    to: string | undefined
    /** The public key that opens nothing: backups are sealed to it. */
    recipient: string | undefined
    keysRecipient: string | undefined
    bucketKeys: { accessKeyId: string; secretAccessKey: string } | undefined
  }
  /** False if a separate process sends messages and runs jobs. */
  hasWorker: boolean
}

type Payments =
  | { mode: 'disabled' }
  | {
      mode: 'stripe'
      secretKey: string
      publishableKey: string
      webhookSecret: string
      /** Never set in production. */
      apiBase: string | undefined
    }
  /** Outside production `dev/stripe-emulator` may replace Stripe. */
  | { mode: 'unset' }

/** Throws a `StartError` with one line for each fault, which never contains the value. */
export function readEnv(source: Record<string, string | undefined>): Env {
  // Many tools write an empty value for "not set".
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = variablesSchema.safeParse(set)
  const faults = result.success
    ? findEnvFaults(result.data)
    : result.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`)
  if (!result.success || faults.length > 0) throw new StartError(faults.join('\n'))
  return toEnv(result.data)
}

function toEnv(vars: Variables): Env {
  const isProduction = vars.NODE_ENV === 'production'
  const publicOrigin = vars.PUBLIC_ORIGIN ?? `http://localhost:${vars.PORT}`
  return {
    port: vars.PORT,
    publicOrigin,
    dataDir: vars.DATA_DIR,
    database: toDatabase(vars),
    dataKeys: vars.DATA_KEYS === undefined ? undefined : parseDataKeys(vars.DATA_KEYS),
    files: toFiles(vars),
    payments: toPayments(vars),
    smtpUrl: vars.SMTP_URL,
    mailFrom: vars.MAIL_FROM ?? `no-reply@${new URL(publicOrigin).hostname}`,
    operatorEmail: vars.OPERATOR_EMAIL,
    push: toPush(vars, publicOrigin),
    texts: {
      sms: vars.SMS_URL
        ? {
            ...{ url: vars.SMS_URL, token: vars.SMS_TOKEN },
            countries: (vars.SMS_COUNTRIES ?? '').split(',').map(code => code.trim()),
            perDay: vars.SMS_A_DAY ?? 200,
          }
        : undefined,
      ntfy: vars.NTFY_URL ? { url: vars.NTFY_URL, token: vars.NTFY_TOKEN } : undefined,
    },
    adminToken: vars.ADMIN_TOKEN,
    isProduction,
    // In production a proxy in front of this server ends https.
    proxyHops: vars.PROXY_HOPS ?? (isProduction ? 1 : 0),
    drainMs: (vars.DRAIN_SECONDS ?? (isProduction ? 3 : 0)) * 1_000,
    recordLimits: { rows: vars.RECORD_MAX_ROWS, bytes: vars.RECORD_MAX_BYTES },
    metricsPort: vars.METRICS_PORT,
    backup: toBackup(vars),
    hasWorker: vars.WORKER === undefined,
  }
}

function toBackup(vars: Variables): Env['backup'] {
  const { BACKUP_ACCESS_KEY: accessKeyId, BACKUP_SECRET_KEY: secretAccessKey } = vars
  return {
    to: vars.BACKUP_TO,
    recipient: vars.BACKUP_RECIPIENT,
    keysRecipient: vars.BACKUP_KEYS_RECIPIENT,
    bucketKeys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  }
}

function toDatabase(vars: Variables): Env['database'] {
  if (!vars.DATABASE_URL) return null
  const ownerUrl = vars.DATABASE_ADMIN_URL ?? vars.DATABASE_URL
  const reach: DbConnection = {
    ...ownerConnection(vars.DATABASE_URL),
    isAppRole: vars.DATABASE_ADMIN_URL !== undefined,
    listenUrl: vars.DATABASE_LISTEN_URL ?? ownerUrl,
    prepare: vars.DATABASE_PREPARE === 'true',
  }
  return { reach, ownerUrl }
}

function toFiles(vars: Variables): Env['files'] {
  const bucket = vars.FILES_URL && parseBucketUrl(vars.FILES_URL)
  const { FILES_ACCESS_KEY: accessKeyId, FILES_SECRET_KEY: secretAccessKey } = vars
  if (!bucket || !accessKeyId || !secretAccessKey) return null
  return { ...bucket, accessKeyId, secretAccessKey, takesNew: vars.FILES_NEW !== 'database' }
}

function toPush(vars: Variables, publicOrigin: string): Env['push'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT } = vars
  if (!publicKey || !privateKey) return null
  // A push service must be able to reach this contact, which http://localhost is not.
  const isPublic = publicOrigin.startsWith('https:')
  const subject = VAPID_SUBJECT ?? (isPublic ? publicOrigin : 'mailto:no-reply@lifetag.example')
  const services = vars.PUSH_SERVICES?.split(',') ?? []
  return { vapid: { publicKey, privateKey, subject }, services }
}

function toPayments(vars: Variables): Payments {
  if (vars.PAYMENTS) return { mode: 'disabled' }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = vars
  const webhookSecret = vars.STRIPE_WEBHOOK_SECRET
  if (!secretKey || !publishableKey || !webhookSecret) {
    return { mode: vars.NODE_ENV === 'production' ? 'disabled' : 'unset' }
  }
  const apiBase = vars.STRIPE_API_BASE
  return { mode: 'stripe', secretKey, publishableKey, webhookSecret, apiBase }
}
