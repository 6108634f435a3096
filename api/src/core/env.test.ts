import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env'
import { packageRoot } from './package-root'
import { StartError } from './start-error'

const KEY = Buffer.alloc(32, 1).toString('base64')
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app:secret@db.example/lifetag',
  DATA_KEYS: `v1:${KEY}`,
  PUBLIC_ORIGIN: 'https://lifetag.example',
  SMTP_URL: 'smtps://mail.example',
  ...STRIPE,
}

function linesOf(source: Record<string, string | undefined>): string[] {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof StartError) return error.message.split('\n')
    throw error
  }
  return []
}

it('needs no variable in development', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    publicOrigin: 'http://localhost:3000',
    dataDir: join(packageRoot, '../.data'),
    database: null,
    dataKeys: undefined,
    files: null,
    push: null,
    payments: { mode: 'unset' },
    smtpUrl: undefined,
    mailFrom: 'no-reply@localhost',
    texts: { sms: undefined, ntfy: undefined },
    adminToken: undefined,
    isProduction: false,
    proxyHops: 0,
    drainMs: 0,
    recordLimits: { rows: 2_000, bytes: 4_194_304 },
    backup: {},
    hasWorker: true,
    metricsPort: undefined,
  })
})

describe('notifications', () => {
  const keys = {
    VAPID_PUBLIC_KEY: Buffer.alloc(65, 4).toString('base64url'),
    VAPID_PRIVATE_KEY: Buffer.alloc(32, 1).toString('base64url'),
  }

  it('are sent with both keys, and the origin as subject', () => {
    const origin = { PUBLIC_ORIGIN: 'https://lifetag.example' }
    expect(readEnv({ ...keys, ...origin, PUSH_SERVICES: 'push.example,.b.example' }).push).toEqual({
      vapid: {
        ...{ publicKey: keys.VAPID_PUBLIC_KEY, privateKey: keys.VAPID_PRIVATE_KEY },
        subject: 'https://lifetag.example',
      },
      services: ['push.example', '.b.example'],
    })
    expect(readEnv({ ...keys, VAPID_SUBJECT: 'mailto:me@b.example' }).push?.vapid.subject).toBe(
      'mailto:me@b.example',
    )
  })

  it.each([
    [{ ...keys, VAPID_PRIVATE_KEY: '' }, 'VAPID_PRIVATE_KEY is required with the other VAPID_ key'],
    [{ SMS_TOKEN: 'x' }, 'SMS_TOKEN is set, but SMS_URL is not'],
    [{ SMS_COUNTRIES: '+49' }, 'SMS_COUNTRIES is set, but SMS_URL is not'],
    [{ SMS_A_DAY: '5' }, 'SMS_A_DAY is set, but SMS_URL is not'],
    [
      { SMS_URL: 'https://sms.example' },
      'SMS_COUNTRIES is missing. With SMS_URL it has to name the calling codes that texts may go to',
    ],
    [
      { SMS_URL: 'https://sms.example', SMS_COUNTRIES: 'DE' },
      'SMS_COUNTRIES must be calling codes separated by commas, such as +49,+43,+1212',
    ],
    [{ NTFY_URL: 'ntfy.example' }, 'NTFY_URL must be a URL that begins with https:// or http://'],
    [{ PUSH_SERVICES: 'push.example' }, 'PUSH_SERVICES is set, but VAPID_PUBLIC_KEY is not'],
    [
      { ...keys, PUSH_SERVICES: 'https://push.example' },
      'PUSH_SERVICES must be names of hosts with commas between them; .example.org stands for all below it',
    ],
    [
      { ...keys, VAPID_PUBLIC_KEY: 'short' },
      'VAPID_PUBLIC_KEY must be a public key of P-256 in base64url, as "npx web-push generate-vapid-keys" makes it',
    ],
  ])('%j is refused', (source, line) => expect(linesOf(source)).toEqual([line]))
})

describe('the database', () => {
  const owner = 'postgres://owner:o@db.example/lifetag'
  const pooled = 'postgres://lifetag_app:a@pooler.example/lifetag'

  it('is reached as its owner with a single URL', () => {
    expect(readEnv({ DATABASE_URL: owner }).database).toEqual({
      ownerUrl: owner,
      reach: { url: owner, isAppRole: false, listenUrl: owner, prepare: true },
    })
  })

  it('is reached as the app role if the owner has a separate URL', () => {
    const both = { DATABASE_URL: pooled, DATABASE_ADMIN_URL: owner, DATABASE_PREPARE: 'false' }
    expect(readEnv(both).database).toEqual({
      ownerUrl: owner,
      reach: { url: pooled, isAppRole: true, listenUrl: owner, prepare: false },
    })
    const direct = 'postgres://lifetag_app:a@db.example/lifetag'
    expect(readEnv({ ...both, DATABASE_LISTEN_URL: direct }).database?.reach.listenUrl).toBe(direct)
  })
})

it('accepts other limits of a record', () => {
  expect(readEnv({ RECORD_MAX_ROWS: '50', RECORD_MAX_BYTES: '60000' }).recordLimits).toEqual({
    rows: 50,
    bytes: 60_000,
  })
})

it('derives PUBLIC_ORIGIN from PORT, and treats an empty value as absent', () => {
  expect(readEnv({ PORT: '8080', PUBLIC_ORIGIN: '', DATABASE_URL: '' })).toMatchObject({
    port: 8080,
    publicOrigin: 'http://localhost:8080',
    database: null,
  })
})

it('starts in production with all required settings, behind one proxy', () => {
  expect(readEnv(PRODUCTION)).toMatchObject({
    isProduction: true,
    proxyHops: 1,
    publicOrigin: 'https://lifetag.example',
    payments: { mode: 'stripe', secretKey: 'sk_live_1' },
  })
  const [first, ...older] = readEnv(PRODUCTION).dataKeys ?? []
  expect(first?.version).toBe('v1')
  expect(first?.key.export()).toEqual(Buffer.alloc(32, 1))
  expect(older).toEqual([])
})

it('keeps files in a bucket if one is configured', () => {
  const files = {
    FILES_URL: 's3://our-files?endpoint=https://s3.example&region=eu-1',
    FILES_ACCESS_KEY: 'a',
    FILES_SECRET_KEY: 'b',
  }
  const bucket = { url: 'https://s3.example/our-files', region: 'eu-1' }
  const keys = { accessKeyId: 'a', secretAccessKey: 'b' }
  expect(readEnv(files).files).toEqual({ ...bucket, ...keys, takesNew: true })
  expect(readEnv({ ...files, FILES_NEW: 'database' }).files?.takesNew).toBe(false)
})

it('production without Stripe keys disables payments', () => {
  const { payments } = readEnv({
    ...PRODUCTION,
    STRIPE_SECRET_KEY: undefined,
    STRIPE_PUBLISHABLE_KEY: undefined,
    STRIPE_WEBHOOK_SECRET: undefined,
  })
  expect(payments).toEqual({ mode: 'disabled' })
})

it('production without a mail server starts if e-mails may be written to files', () => {
  const env = readEnv({ ...PRODUCTION, SMTP_URL: undefined, MAIL: 'files' })
  expect(env).toMatchObject({ isProduction: true, smtpUrl: undefined })
})

describe('refuses with one line for each fault', () => {
  it.each([
    ['PORT=x', { PORT: 'x' }, 'PORT must be a whole number from 1 to 65535'],
    [
      'a bucket without its keys',
      { FILES_URL: 's3://our-files?endpoint=https://s3.example', FILES_ACCESS_KEY: 'a' },
      'FILES_SECRET_KEY is required with FILES_URL',
    ],
    [
      'a bucket with no endpoint',
      { FILES_URL: 's3://our-files' },
      'FILES_URL must be s3://BUCKET?endpoint=https://HOST, with &region= where the store wants one',
    ],
    [
      'a bucket’s key alone',
      { FILES_ACCESS_KEY: 'a' },
      'FILES_ACCESS_KEY is set, but FILES_URL is not',
    ],
    ['PORT=0', { PORT: '0' }, 'PORT must be a whole number from 1 to 65535'],
    ['PORT=70000', { PORT: '70000' }, 'PORT must be a whole number from 1 to 65535'],
    [
      'a path in PUBLIC_ORIGIN',
      { PUBLIC_ORIGIN: 'http://localhost:3000/' },
      'PUBLIC_ORIGIN must be scheme, host and port alone, without a path or a slash at the end',
    ],
    [
      'PUBLIC_ORIGIN without a scheme',
      { PUBLIC_ORIGIN: 'lifetag.example' },
      'PUBLIC_ORIGIN must be a URL that begins with http:// or https://',
    ],
    [
      'the owner’s URL alone',
      { DATABASE_ADMIN_URL: 'postgres://db.example/lifetag' },
      'DATABASE_ADMIN_URL is set, but DATABASE_URL is not',
    ],
    [
      'a URL for notices alone',
      { DATABASE_LISTEN_URL: 'postgres://db.example/lifetag' },
      'DATABASE_LISTEN_URL is set, but DATABASE_URL is not',
    ],
    ['DATABASE_PREPARE=no', { DATABASE_PREPARE: 'no' }, 'DATABASE_PREPARE must be true or false'],
    [
      'another database',
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be a URL that begins with postgres:// or postgresql://',
    ],
    [
      'short keys',
      { DATA_KEYS: 'v1:c2hvcnQ=' },
      'DATA_KEYS must read version:key, newest first, separated by commas, each key 32 bytes in base64',
    ],
    [
      'a version twice',
      { DATA_KEYS: `v1:${KEY},v1:${KEY}` },
      'DATA_KEYS must name each version once',
    ],
    ['PAYMENTS=on', { PAYMENTS: 'on' }, 'PAYMENTS can only be set to disabled'],
    [
      'SMTP_URL',
      { SMTP_URL: 'http://mail' },
      'SMTP_URL must be a URL that begins with smtp:// or smtps://',
    ],
    ['MAIL=smtp', { MAIL: 'smtp' }, 'MAIL can only be set to files'],
    [
      'MAIL=files together with a mail server',
      { MAIL: 'files', SMTP_URL: 'smtp://mail' },
      'MAIL=files and SMTP_URL exclude each other: set one of them',
    ],
    [
      'production that would keep emails in clear files unasked',
      { ...PRODUCTION, SMTP_URL: undefined },
      'SMTP_URL is required in production. MAIL=files writes e-mails to DATA_DIR/mail instead, where anyone with access to the disk can read them',
    ],
    ['MAIL_FROM', { MAIL_FROM: 'LifeTag' }, 'MAIL_FROM must be an email address'],
    [
      'a short ADMIN_TOKEN',
      { ADMIN_TOKEN: 'short' },
      'ADMIN_TOKEN must have at least 24 characters',
    ],
    ['NODE_ENV', { NODE_ENV: 'prod' }, 'NODE_ENV must be development, test or production'],
    [
      'a half set of STRIPE_ keys',
      { ...STRIPE, STRIPE_WEBHOOK_SECRET: undefined },
      'STRIPE_WEBHOOK_SECRET is required with the other STRIPE_ keys',
    ],
    [
      'keys swapped',
      { ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_1' },
      'STRIPE_SECRET_KEY must begin with sk_ or rk_',
    ],
    [
      'production without a database',
      { ...PRODUCTION, DATABASE_URL: undefined },
      'DATABASE_URL is required in production',
    ],
    [
      'production without keys',
      { ...PRODUCTION, DATA_KEYS: undefined },
      'DATA_KEYS is required in production',
    ],
    [
      'production without an origin',
      { ...PRODUCTION, PUBLIC_ORIGIN: undefined },
      'PUBLIC_ORIGIN is required in production and must begin with https://',
    ],
    [
      'production on http',
      { ...PRODUCTION, PUBLIC_ORIGIN: 'http://lifetag.example' },
      'PUBLIC_ORIGIN is required in production and must begin with https://',
    ],
    [
      'production with the emulator’s address',
      { ...PRODUCTION, STRIPE_API_BASE: 'http://localhost:4242' },
      'STRIPE_* points to the payment emulator, which has no place in production',
    ],
    [
      'production with the emulator’s keys',
      { ...PRODUCTION, STRIPE_SECRET_KEY: 'sk_test_emulator' },
      'STRIPE_* points to the payment emulator, which has no place in production',
    ],
    [
      'production with a test key',
      { ...PRODUCTION, STRIPE_SECRET_KEY: 'sk_test_1' },
      'STRIPE_SECRET_KEY is not a live key, which production needs',
    ],
    [
      'production with a publishable test key',
      { ...PRODUCTION, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      'STRIPE_PUBLISHABLE_KEY is not a live key, which production needs',
    ],
    [
      'production with an empty webhook secret',
      { ...PRODUCTION, STRIPE_WEBHOOK_SECRET: 'whsec_' },
      'STRIPE_WEBHOOK_SECRET must begin with whsec_ and go on',
    ],
    [
      'production without a webhook secret',
      { ...PRODUCTION, STRIPE_WEBHOOK_SECRET: '' },
      'STRIPE_WEBHOOK_SECRET is required with the other STRIPE_ keys',
    ],
  ])('%s', (_, source, line) => {
    expect(linesOf(source)).toEqual([line])
  })

  it('lists all faults together without values', () => {
    const lines = linesOf({ PORT: 'canary', SMTP_URL: 'canary', DATABASE_URL: 'canary' })
    expect(lines).toHaveLength(3)
    expect(lines.join()).not.toContain('canary')
  })
})
