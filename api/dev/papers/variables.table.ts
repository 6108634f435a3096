import type { Variables } from '../../src/core/env-variables'

type Processor = { who: string; gets: string; purpose: string }

const STRIPE: Processor = {
  who: 'The payment provider (Stripe)',
  gets: 'amount, kind of purchase, what the payer types into its form',
  purpose: 'payments',
}
const BACKUPS: Processor = {
  who: 'The place of the backups',
  gets: 'sealed backups, which it cannot read',
  purpose: 'backups',
}
const BUCKET: Processor = {
  who: 'The store of files',
  gets: 'encrypted photos and documents, which it cannot read',
  purpose: 'storage',
}
const SMS: Processor = {
  who: 'The SMS gateway',
  gets: 'telephone numbers of contacts, and the text of alerts',
  purpose: 'alerts',
}
const NTFY: Processor = {
  who: 'The ntfy server',
  gets: 'topics of contacts, and the text of alerts',
  purpose: 'alerts',
}
const DATABASE: Processor = {
  who: 'The operator of the database',
  gets: 'everything in the record of processing, mostly encrypted',
  purpose: 'storage',
}

/** Every variable, with the processor that is in use if it is set, or null. The compiler fails if one has no line. */
export const VARIABLES: Readonly<Record<keyof Variables, Processor | null>> = {
  NODE_ENV: null,
  PORT: null,
  PUBLIC_ORIGIN: null,
  DATA_DIR: null,
  DATABASE_URL: DATABASE,
  DATABASE_ADMIN_URL: null,
  DATABASE_LISTEN_URL: null,
  DATABASE_PREPARE: null,
  DATA_KEYS: null,
  FILES_URL: BUCKET,
  FILES_ACCESS_KEY: null,
  FILES_SECRET_KEY: null,
  FILES_NEW: null,
  STRIPE_SECRET_KEY: STRIPE,
  STRIPE_PUBLISHABLE_KEY: null,
  STRIPE_WEBHOOK_SECRET: null,
  STRIPE_API_BASE: null,
  PAYMENTS: null,
  SMTP_URL: {
    who: 'The mail provider',
    gets: 'e-mail addresses, and e-mails without anything of a record except first names',
    purpose: 'sign-in, news of the account, alerts',
  },
  MAIL: null,
  MAIL_FROM: null,
  OPERATOR_EMAIL: null,
  VAPID_PUBLIC_KEY: {
    who: 'Push services of the browsers (Google, Mozilla, Apple, Microsoft)',
    gets: 'an address of the browser, and encrypted notifications, which they cannot read',
    purpose: 'alerts',
  },
  VAPID_PRIVATE_KEY: null,
  VAPID_SUBJECT: null,
  PUSH_SERVICES: {
    who: 'More push services, named in PUSH_SERVICES',
    gets: 'the same as the other push services',
    purpose: 'alerts',
  },
  SMS_URL: SMS,
  SMS_TOKEN: null,
  SMS_COUNTRIES: null,
  SMS_A_DAY: null,
  NTFY_URL: NTFY,
  NTFY_TOKEN: null,
  ADMIN_TOKEN: null,
  PROXY_HOPS: null,
  DRAIN_SECONDS: null,
  WORKER: null,
  METRICS_PORT: null,
  BACKUP_TO: BACKUPS,
  BACKUP_RECIPIENT: null,
  BACKUP_KEYS_RECIPIENT: null,
  BACKUP_ACCESS_KEY: null,
  BACKUP_SECRET_KEY: null,
  RECORD_MAX_ROWS: null,
  RECORD_MAX_BYTES: null,
}
