import type { Files } from './adapters/files/open-files'
import type { Mail } from './adapters/mail/mail'
import type { Payments } from './adapters/payments/payments'
import type { Push } from './adapters/push/push'
import type { Texts } from './adapters/text/text'
import type { Alerts } from './alerts/alerts'
import type { Config, SystemFacts } from './core/config'
import type { LogEntry } from './core/log-entry'
import type { Database } from './db/database'
import type { Keyring } from './db/keyring'
import type { AdminReads } from './db/maintenance'
import type { RateLimiter } from './http/rate-limiter'
import type { Sessions } from './http/session'
import type { Statics } from './http/statics'
import type { Notices } from './mail/notices'
import type { Outbox } from './outbox/outbox'
import type { OutboxWorker } from './outbox/outbox-worker'
import type { AccountNames } from './records/account-names'
import type { Records } from './records/records'
import type { ScanQueue } from './records/scan-queue'

/**
 * The dependencies of all features. Those of a single feature are declared there, and app.ts adds them. No
 * imported file may import this one, because imports would form a cycle.
 */
export type Deps = {
  config: Config
  database: Database
  /**
   * The responder's page has its own connections with short deadlines, so that it does not wait for syncs.
   */
  responderDatabase?: Database
  keyring: Keyring
  adminReads: AdminReads
  mail: Mail
  /** Null if the database stores all files. */
  files: Files | null
  payments: Payments | null
  push: Push | null
  texts?: Texts
  /** Null without a built web app (in tests, or with `vite` in front). */
  statics: Statics | null
  systemFacts: SystemFacts
  now: () => Date
  /** A new UUIDv7. */
  newId: () => string
  randomBytes: (count: number) => Buffer
  log: (entry: LogEntry) => void
  onScansDropped?: (count: number) => void
  /** False if other processes deliver all messages. */
  hasWorker?: boolean
  /** Aborts when the server will stop soon but still answers. */
  draining?: AbortSignal
  /** Aborts when long answers, such as event streams, must end. */
  closing: AbortSignal
}

export type Services = Deps & {
  sessions: Sessions
  limits: RateLimiter
  notices: Notices
  outbox: Outbox
  outboxWorker: OutboxWorker
  records: Records
  responderDatabase: Database
  alerts: Alerts
  scanQueue: ScanQueue
  accountNames: AccountNames
}
