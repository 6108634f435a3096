import { join } from 'node:path'
import { RECORD_LIMITS } from 'sync-protocol/sync'
import { z } from 'zod'
import { parseBucketUrl } from './bucket-url'
import { packageRoot } from './package-root'

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

/** The checksum at its end is checked when it is used. */
const recipient = z.string().regex(/^age1[02-9ac-hj-np-z]{58}$/, {
  error: 'must be a public key of age, as "lifetag keys new-backup-pair" makes it',
})

/** `env-faults.ts` checks the variables together. */
export const variablesSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], {
      error: 'must be development, test or production',
    })
    .default('development'),
  PORT: wholeNumber(1, 65_535).default(3000),
  PUBLIC_ORIGIN: origin.optional(),
  // The default folder does not depend on the current directory.
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
  OPERATOR_EMAIL: z.email({ error: 'must be an email address' }).optional(),
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
      error: 'must be calling codes separated by commas, such as +49,+43,+1212',
    })
    .optional(),
  SMS_A_DAY: wholeNumber(1, 100_000).optional(),
  NTFY_URL: url('https:', 'http:').optional(),
  NTFY_TOKEN: z.string().optional(),
  ADMIN_TOKEN: z.string().min(24, { error: 'must have at least 24 characters' }).optional(),
  PROXY_HOPS: wholeNumber(0, 10).optional(),
  DRAIN_SECONDS: wholeNumber(0, 60).optional(),
  WORKER: z.literal('separate', { error: 'can only be set to separate' }).optional(),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  BACKUP_TO: z
    .string()
    .refine(value => !value.startsWith('s3:') || parseBucketUrl(value) !== undefined, {
      error: 'must be a folder, or s3://BUCKET?endpoint=https://HOST',
    })
    .optional(),
  BACKUP_RECIPIENT: recipient.optional(),
  BACKUP_KEYS_RECIPIENT: recipient.optional(),
  BACKUP_ACCESS_KEY: z.string().optional(),
  BACKUP_SECRET_KEY: z.string().optional(),
  RECORD_MAX_ROWS: wholeNumber(1, 1_000_000).default(RECORD_LIMITS.rows),
  RECORD_MAX_BYTES: wholeNumber(1_000, 1_000_000_000).default(RECORD_LIMITS.bytes),
})
export type Variables = z.infer<typeof variablesSchema>
