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
 * The dependencies of all features. A dependency of a single feature is declared there, and app.ts adds it.
 * No imported file may import this one, because imports would form a cycle.
 */
export type Deps = {
  config: Config
  database: Database
  /**
   * Separate connections with short deadlines for the responder's page, so that it does not wait for syncs.
   * The default is `database`.
   */
  responderDatabase?: Database
  keyring: Keyring
  /** Reads the rows of all people, for an `Admin`. */
  adminReads: AdminReads
  mail: Mail
  /** Null if the database stores all files. */
  files: Files | null
  /** Null if payments are switched off. */
  payments: Payments | null
  /** Null if there are no push notifications, so that people get only e-mails. */
  push: Push | null
  /** Text services that notify contacts. Absent if contacts only get e-mails. */
  texts?: Texts
  /** The built web app. Null if there is none (in tests, or with `vite` in front). */
  statics: Statics | null
  now: () => Date
  /** A new UUIDv7. */
  newId: () => string
  randomBytes: (count: number) => Buffer
  log: (entry: LogEntry) => void
  /** Counts lines of scan logs that could not be written. */
  onScansDropped?: (count: number) => void
  /** Aborts when the server will stop soon. It still answers, but it is not ready for more requests. */
  draining?: AbortSignal
  /** Aborts when the server begins to stop. Long answers, such as event streams, end then. */
  closing: AbortSignal
}

/** The dependencies and the services that the app makes from them. */
export type Services = Deps & {
  sessions: Sessions
  limits: RateLimiter
  /** E-mails to people about events in their account. */
  notices: Notices
  /** The queue that all e-mails go through. */
  mailQueue: MailQueue
  records: Records
  responderDatabase: Database
  /** Notifies people when a code is opened. */
  alerts: Alerts
  /** Keeps messages from delaying the responder's page. */
  foreground: Foreground
  /** Lines of scan logs that are not written yet. */
  scanQueue: ScanQueue
  /** Reads and writes people's first and last names. */
  accountNames: AccountNames
}
