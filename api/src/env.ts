import { join } from 'node:path'
import { RECORD_LIMITS, type RecordSize } from 'sync-protocol/sync'
import { z } from 'zod'
import { type DataKeys, parseDataKeys } from './db/data-keys'
import { type Reach, reachAsOwner } from './db/reach'
import { packageRoot } from './package-root'
import { StartError } from './start-error'

export type Env = {
  port: number
  publicOrigin: string
  dataDir: string
  /** Null: the embedded database in `dataDir`. */
  database: { reach: Reach; ownerUrl: string } | null
  /** Absent: kept in `dataDir`. */
  dataKeys: DataKeys | undefined
  /** Null: the database keeps files. */
  files: (Bucket & { accessKeyId: string; secretAccessKey: string; takesNew: boolean }) | null
  payments: Payments
  smtpUrl: string | undefined
  /** The address that e-mails come from. */
  mailFrom: string
  /** Null: no notifications. */
  push: {
    vapid: { publicKey: string; privateKey: string; subject: string }
    services: string[]
  } | null
  /** Servers that text contacts; undefined where there is none. */
  texts: {
    sms:
      | {
          url: string
          token: string | undefined
          /** Beginnings of the numbers that get texts. */
          countries: readonly string[]
          /** Texts in 24 hours. */
          perDay: number
        }
      | undefined
    ntfy: { url: string; token: string | undefined } | undefined
  }
  adminToken: string | undefined
  isProduction: boolean
  proxyHops: number
  /** After SIGTERM it serves for so long, and says that it is not ready. */
  drainMs: number
  recordLimits: RecordSize
  /** Absent: no metrics. */
  metricsPort: number | undefined
}

export type Payments =
  | { mode: 'disabled' }
  | {
      mode: 'stripe'
      secretKey: string
      publishableKey: string
      webhookSecret: string
      /** Another host than Stripe's own; never in production. */
      apiBase: string | undefined
    }
  /** No keys outside production: `dev/stripe-emulator` may stand in. */
  | { mode: 'unset' }

const url = (...protocols: string[]) =>
  z.string().refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that begins with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`,
    abort: true,
  })

const origin = url('http:', 'https:').refine(value => new URL(value).origin === value, {
  error: 'must be scheme, host and port alone, without a path or a slash at the end',
})

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, { error: `must be a whole number from ${min} to ${max}` })
    .transform(Number)
    .refine(value => value >= min && value <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })

const vapidKey = (bytes: number, name: string) =>
  z
    .string()
    .refine(value => /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === bytes, {
      error: `must be a ${name} key of P-256 in base64url, as "npx web-push generate-vapid-keys" makes it`,
    })

const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], {
      error: 'must be development, test or production',
    })
    .default('development'),
  PORT: wholeNumber(1, 65_535).default(3000),
  PUBLIC_ORIGIN: origin.optional(),
  // One folder wherever a command is started from; a path that is given is the operator's own.
  DATA_DIR: z.string().default(join(packageRoot, '../.data')),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_ADMIN_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_LISTEN_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_PREPARE: z.enum(['true', 'false'], { error: 'must be true or false' }).default('true'),
  DATA_KEYS: z.string().optional(),
  FILES_URL: z
    .string()
    .refine(value => parseBucketUrl(value) !== undefined, {
      error: 'must be s3://BUCKET?endpoint=https://HOST, with &region= where the store wants one',
      abort: true,
    })
    .optional(),
  FILES_ACCESS_KEY: z.string().optional(),
  FILES_SECRET_KEY: z.string().optional(),
  FILES_NEW: z.enum(['store', 'database'], { error: 'must be store or database' }).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, { error: 'must begin with sk_ or rk_' })
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, { error: 'must begin with pk_' }).optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_./, { error: 'must begin with whsec_ and go on' })
    .optional(),
  STRIPE_API_BASE: url('http:', 'https:').optional(),
  PAYMENTS: z.literal('disabled', { error: 'can only be set to disabled' }).optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL: z.literal('files', { error: 'can only be set to files' }).optional(),
  MAIL_FROM: z.email({ error: 'must be an email address' }).optional(),
  VAPID_PUBLIC_KEY: vapidKey(65, 'public').optional(),
  VAPID_PRIVATE_KEY: vapidKey(32, 'private').optional(),
  VAPID_SUBJECT: url('https:', 'mailto:').optional(),
  PUSH_SERVICES: z
    .string()
    .refine(names => names.split(',').every(name => /^[a-z0-9.-]+$/.test(name)), {
      error:
        'must be names of hosts with commas between them; .example.org stands for all below it',
    })
    .optional(),
  SMS_URL: url('https:', 'http:').optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_COUNTRIES: z
    .string()
    .refine(codes => codes.split(',').every(code => /^\+[1-9]\d{0,6}$/.test(code.trim())), {
      error: 'must be calling codes with commas between them, such as +49,+43,+1212',
    })
    .optional(),
  SMS_A_DAY: wholeNumber(1, 100_000).optional(),
  NTFY_URL: url('https:', 'http:').optional(),
  NTFY_TOKEN: z.string().optional(),
  ADMIN_TOKEN: z.string().min(24, { error: 'must have at least 24 characters' }).optional(),
  PROXY_HOPS: wholeNumber(0, 10).optional(),
  DRAIN_SECONDS: wholeNumber(0, 60).optional(),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  RECORD_MAX_ROWS: wholeNumber(1, 1_000_000).default(RECORD_LIMITS.rows),
  RECORD_MAX_BYTES: wholeNumber(1_000, 1_000_000_000).default(RECORD_LIMITS.bytes),
})
type Variables = z.infer<typeof variables>

/**
 * The environment as the server uses it. Everything wrong with it is reported at once, a line each,
 * by name and rule and never by value.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  // An empty value is how many tools write "not set".
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = variables.safeParse(set)
  const faults = result.success
    ? crossFaults(result.data)
    : result.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`)
  if (!result.success || faults.length > 0) throw new StartError(faults.join('\n'))
  return toEnv(result.data)
}

function crossFaults(vars: Variables): string[] {
  const faults = [
    ...databaseFaults(vars),
    ...stripeFaults(vars),
    ...filesFaults(vars),
    ...pushFaults(vars),
    ...textFaults(vars),
  ]
  if (vars.DATA_KEYS !== undefined) {
    try {
      parseDataKeys(vars.DATA_KEYS)
    } catch (error) {
      faults.push(error instanceof StartError ? error.message : 'DATA_KEYS cannot be read')
    }
  }
  if (vars.MAIL && vars.SMTP_URL) {
    faults.push('MAIL=files and SMTP_URL exclude each other: set one of them')
  }
  if (vars.NODE_ENV !== 'production') return faults

  if (!vars.DATABASE_URL) faults.push('DATABASE_URL is required in production')
  if (!vars.DATA_KEYS) faults.push('DATA_KEYS is required in production')
  if (!vars.PUBLIC_ORIGIN?.startsWith('https://')) {
    faults.push('PUBLIC_ORIGIN is required in production and must begin with https://')
  }
  if (!vars.SMTP_URL && !vars.MAIL) {
    faults.push(
      'SMTP_URL is required in production, or MAIL=files where letters may lie in DATA_DIR/mail for anyone with the disk to read',
    )
  }
  const usesEmulator = [
    vars.STRIPE_SECRET_KEY,
    vars.STRIPE_PUBLISHABLE_KEY,
    vars.STRIPE_WEBHOOK_SECRET,
  ].some(value => value?.includes('emulator'))
  if (vars.STRIPE_API_BASE || usesEmulator) {
    faults.push('STRIPE_* points to the payment emulator, which has no place in production')
  } else {
    faults.push(...testKeyFaults(vars))
  }
  return faults
}

function databaseFaults(vars: Variables): string[] {
  const names = ['DATABASE_ADMIN_URL', 'DATABASE_LISTEN_URL'] as const
  if (vars.DATABASE_URL) return []
  return names
    .filter(name => vars[name] !== undefined)
    .map(name => `${name} is set, but DATABASE_URL is not`)
}

function filesFaults(vars: Variables): string[] {
  const names = ['FILES_ACCESS_KEY', 'FILES_SECRET_KEY'] as const
  if (!vars.FILES_URL) {
    const idle = [...names, 'FILES_NEW' as const].filter(name => vars[name] !== undefined)
    return idle.map(name => `${name} is set, but FILES_URL is not`)
  }
  const missing = names.filter(name => vars[name] === undefined)
  return missing.map(name => `${name} is missing beside FILES_URL`)
}

/** Both keys, or nothing of it. */
function pushFaults(vars: Variables): string[] {
  const keys = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const
  const missing = keys.filter(key => vars[key] === undefined)
  if (missing.length === 1)
    return missing.map(key => `${key} is missing beside the other VAPID_ key`)
  if (missing.length === 0) return []
  const idle = (['VAPID_SUBJECT', 'PUSH_SERVICES'] as const).filter(key => vars[key] !== undefined)
  return idle.map(key => `${key} is set, but VAPID_PUBLIC_KEY is not`)
}

function textFaults(vars: Variables): string[] {
  const sms = (['SMS_COUNTRIES', 'SMS_A_DAY'] as const)
    .filter(name => vars[name] !== undefined && vars.SMS_URL === undefined)
    .map(name => `${name} is set, but SMS_URL is not`)
  if (vars.SMS_URL !== undefined && vars.SMS_COUNTRIES === undefined) {
    sms.push('SMS_COUNTRIES is missing beside SMS_URL: the calling codes of those who get texts')
  }
  const tokens = (['SMS', 'NTFY'] as const)
    .filter(name => vars[`${name}_TOKEN`] !== undefined && vars[`${name}_URL`] === undefined)
    .map(name => `${name}_TOKEN is set, but ${name}_URL is not`)
  return [...tokens, ...sms]
}

/** Real money only where it is meant, and always there. */
function testKeyFaults(vars: Variables): string[] {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const
  return names.flatMap(name =>
    vars[name] === undefined || /^[a-z]+_live_./.test(vars[name])
      ? []
      : [`${name} is not a live key, which production needs`],
  )
}

/** All three keys, or none of them. */
function stripeFaults(vars: Variables): string[] {
  const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const missing = keys.filter(key => vars[key] === undefined)
  if (vars.PAYMENTS || missing.length === 0) return []
  if (missing.length === keys.length) return []
  return missing.map(key => `${key} is missing beside the other STRIPE_ keys`)
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
    // Production speaks https, which only a proxy before this server can end.
    proxyHops: vars.PROXY_HOPS ?? (isProduction ? 1 : 0),
    drainMs: (vars.DRAIN_SECONDS ?? (isProduction ? 3 : 0)) * 1_000,
    recordLimits: { rows: vars.RECORD_MAX_ROWS, bytes: vars.RECORD_MAX_BYTES },
    metricsPort: vars.METRICS_PORT,
  }
}

function toDatabase(vars: Variables): Env['database'] {
  if (!vars.DATABASE_URL) return null
  const ownerUrl = vars.DATABASE_ADMIN_URL ?? vars.DATABASE_URL
  const reach: Reach = {
    ...reachAsOwner(vars.DATABASE_URL),
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
  // Whom the operator of a push service can ask; http://localhost is nobody there.
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

/** `s3://BUCKET?endpoint=https://HOST&region=REGION`: a bucket of whatever speaks S3. */
export type Bucket = {
  /** Where its objects are, with no slash at the end. */
  url: string
  region: string
}

/** Undefined for what is no such URL. */
function parseBucketUrl(text: string): Bucket | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname: bucket, pathname, searchParams } = new URL(text)
  const endpoint = searchParams.get('endpoint') ?? ''
  const isBucket = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)
  if (protocol !== 's3:' || !isBucket || !['', '/'].includes(pathname)) return undefined
  if (!URL.canParse(endpoint)) return undefined
  const { origin, protocol: scheme } = new URL(endpoint)
  if (scheme !== 'https:' && scheme !== 'http:') return undefined
  return { url: `${origin}/${bucket}`, region: searchParams.get('region') ?? 'us-east-1' }
}
