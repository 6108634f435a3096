import type { Files } from './adapters/files/open-files'
import type { Mail } from './adapters/mail/mail'
import type { Payments } from './adapters/payments/payments'
import type { Push } from './adapters/push/push'
import type { Texts } from './adapters/text/text'
import type { Alerts } from './alerts/alerts'
import type { Config } from './config'
import type { Database } from './db/database'
import type { Keyring } from './db/keyring'
import type { AdminReads } from './db/maintenance'
import type { Foreground } from './http/foreground'
import type { RateLimiter } from './http/rate-limiter'
import type { LogEntry } from './http/request-log'
import type { Sessions } from './http/session'
import type { Statics } from './http/statics'
import type { MailQueue } from './mail/mail-queue'
import type { Notices } from './mail/notices'
import type { AccountNames } from './records/account-names'
import type { Records } from './records/records'
import type { ScanQueue } from './records/scan-queue'

/**
 * What the outside world gives the app. What one feature alone needs, it names itself, and app.ts puts
 * it with this. No file that is imported here imports this one: each says what it needs of it.
 */
export type Deps = {
  config: Config
  database: Database
  /**
   * The responder's page has connections of its own, with short deadlines: it waits for nobody's sync.
   * Left out: those of `database`.
   */
  responderDatabase?: Database
  keyring: Keyring
  /** Over everyone's rows, for an `Admin`. */
  adminReads: AdminReads
  mail: Mail
  /** Null: the database keeps all files. */
  files: Files | null
  /** Null: switched off. */
  payments: Payments | null
  /** Null: no notifications, and e-mails alone. */
  push: Push | null
  /** How contacts are told beside e-mail; left out: in no other way. */
  texts?: Texts
  /** The built web app; null where there is none (tests, `vite` in front). */
  statics: Statics | null
  now: () => Date
  /** A new UUIDv7. */
  newId: () => string
  randomBytes: (count: number) => Buffer
  log: (entry: LogEntry) => void
  /** Counts lines of scan logs that could not be written. */
  onScansDropped?: (count: number) => void
  /** Aborts when the server is about to stop, and still answers: it is not ready for more. */
  draining?: AbortSignal
  /** Aborts when the server begins to stop: long answers (events) end then. */
  closing: AbortSignal
}

/** What every feature gets: the outside world, and what the app made of it. */
export type Services = Deps & {
  sessions: Sessions
  limits: RateLimiter
  /** E-mails that tell a person what happened to their account. */
  notices: Notices
  /** E-mails on their way: all mail goes through it. */
  mailQueue: MailQueue
  records: Records
  responderDatabase: Database
  /** Who is told that a code was opened. */
  alerts: Alerts
  /** What somebody waits for beside a patient; messages step aside for it. */
  foreground: Foreground
  /** Lines of scan logs on their way. */
  scanQueue: ScanQueue
  /** Where a person's first and last name are kept. */
  accountNames: AccountNames
}
