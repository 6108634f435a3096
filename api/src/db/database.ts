import postgres from 'postgres'
import { AppError } from '../core/app-error'
import { APP_ROLE } from '../core/database-roles'
import { type DbConnection, ownerConnection } from '../core/db-connection'
import { createFairGate, type Load } from '../core/fair-gate'
import { askerOf, requireRole, type Subject, settingsBefore, settingsOf } from './act-for'
import { APP_ROLE_SETTINGS, STATEMENT_TIMEOUT_MS } from './app-role'
import { asAppError } from './database-error'
import { guardStatement, guardTransaction, type Tx } from './guard-transaction'
import { holdConnection } from './one-connection'
import { createRequestTransaction } from './request-transaction'
import { type Settings, setLocal } from './set-local'

export type { Tx } from './guard-transaction'

/**
 * A policy opens the one row whose column equals the value, before anyone is signed in
 * (decisions/0001-rows-belong-to-users.md).
 */
type LookupKey =
  | 'session'
  | 'email'
  | 'email_token'
  | 'code_token'
  | 'invitation'
  | 'member'
  | 'passkey'
  | 'donor'
  | 'payment'
  | 'share'

export type ChannelListener = { stop(): Promise<void> }

/**
 * A request holds one connection at a time, and a second one throws `SecondConnection`. If the pool is in
 * use, a request waits for a moment and then gets a 503.
 */
export type Database = {
  /** Runs `fn` in a transaction that sees and writes only this user's rows. */
  transaction<T>(userId: string, fn: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Makes every transaction, lookup and `anonymous` within `fn` a part of one transaction. A part can fail by
   * itself, and all others are committed together when `fn` ends. A `snapshot` cannot be a part.
   */
  asOne<T>(whose: string | Subject, fn: (tx: Tx) => Promise<T>): Promise<T>
  /** A read-only `transaction` that sees the database at one moment (REPEATABLE READ). */
  snapshot<T>(userId: string, fn: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * A `transaction` in a record that may belong to another person. It throws `not_found` or `role_too_low` if
   * the asking account lacks the right, and no one can take the right away before it ends.
   */
  actFor<T>(subject: Subject, fn: (tx: Tx) => Promise<T>): Promise<T>
  snapshotFor<T>(subject: Subject, fn: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Reads the row that belongs to a secret, for a request without a signed-in person. The rows of `userId`,
   * whom the request claims to be, become visible too. The claim is not proved, so each statement of `fn`
   * must name the secret.
   */
  lookup<T>(key: LookupKey, value: string, fn: (tx: Tx) => Promise<T>, userId?: string): Promise<T>
  /** A transaction that only sees tables of the server, such as rate limits. */
  anonymous<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Runs a database function that selects the person itself (`read_code_by_token`, `read_session`), outside a
   * transaction. It must not write, because it may still run after the caller gave up. With `person` it
   * counts against that person's share of the pool.
   */
  statement<T>(fn: (sql: Sql) => PromiseLike<T>, person?: string): Promise<T>
  /** Calls back with the payload of each NOTIFY, and with `undefined` after each reconnection. */
  listen(channel: string, onNotice: (payload: string | undefined) => void): Promise<ChannelListener>
  /** Throws `unavailable` if the database does not answer. */
  ping(deadlineMs: number): Promise<void>
  load(): Load
  close(timeoutSeconds?: number): Promise<void>
}

export type DatabaseOptions = {
  queryDeadlineMs?: number
  waitMs?: number
  maxConnections?: number
}

const WAIT_MS = 3_000
/** One person may hold three of ten connections, so that a slow push does not block a pull and a page. */
const SHARE = 0.3
const WAITING_EACH_MAX = 100

export type Sql = postgres.ISql

const SNAPSHOT = 'isolation level repeatable read read only'

/**
 * Seconds, a little longer than the deadline of a query, so that Postgres can end the query and keep the
 * connection. If a backend cannot do so (it is frozen, or a coordinator waits for a worker that hangs), the
 * connection is dropped and cannot fill the pool.
 */
export const answerTimeout = (queryDeadlineMs: number) => (queryDeadlineMs + 500) / 1_000

/** Every connection acts as the role that owns nothing. A plain URL is the owner's. */
export function openDatabase(to: DbConnection | string, options: DatabaseOptions = {}): Database {
  const reach = typeof to === 'string' ? ownerConnection(to) : to
  const queryDeadlineMs = options.queryDeadlineMs ?? STATEMENT_TIMEOUT_MS
  const waitMs = options.waitMs ?? Math.min(queryDeadlineMs, WAIT_MS)
  const limits = { deadlineMs: queryDeadlineMs, waitMs }
  const size = options.maxConnections ?? 10
  const gate = createFairGate({
    size,
    share: Math.max(2, Math.floor(size * SHARE)),
    maxWaitingEach: WAITING_EACH_MAX,
  })
  const sql = postgres(reach.url, {
    max: size,
    connect_timeout: 5,
    answer_timeout: answerTimeout(queryDeadlineMs),
    prepare: reach.prepare,
    // Because the role is set when the connection opens, row-level security hides all rows from a statement
    // that a reconnection makes run outside its transaction.
    connection: {
      application_name: 'lifetag',
      ...(!reach.isAppRole && {
        role: APP_ROLE,
        ...APP_ROLE_SETTINGS,
        statement_timeout: queryDeadlineMs,
      }),
    },
    onnotice: () => {},
  })
  const listener = postgres(reach.listenUrl, {
    max: 1,
    connect_timeout: 5,
    connection: { application_name: 'lifetag notices', role: APP_ROLE },
    onnotice: () => {},
  })

  /** Null counts against no person's share. */
  const inTransaction = <T>(
    person: string | null,
    mode: string,
    settings: Settings,
    fn: (tx: Tx) => Promise<T>,
    { deadlineMs, waitMs } = limits,
  ): Promise<T> =>
    holdConnection(async () => {
      const leave = await gate.enter(person, waitMs)
      try {
        return await guardTransaction(sql, mode, deadlineMs, async tx => {
          const isSet = setLocal(tx, settings)
          const [result] = await Promise.all([fn(tx), isSet])
          return result
        })
      } catch (error) {
        throw asAppError(error)
      } finally {
        leave()
      }
    })

  const inOwn = <T>(subject: Subject, mode: string, fn: (tx: Tx) => Promise<T>) =>
    inTransaction(askerOf(subject), mode, settingsBefore(subject), tx =>
      requireRole(tx, subject, mode === SNAPSHOT ? null : 'share', fn),
    )

  const whole = createRequestTransaction()
  const inPart = <T>(person: string | null, settings: Settings, fn: (tx: Tx) => Promise<T>) =>
    whole.isOpen() ? whole.part(settings, fn) : inTransaction(person, '', settings, fn)

  return {
    transaction: (userId, fn) => inPart(userId, { 'app.user_id': userId }, fn),
    asOne: (whose, fn) => {
      const subject = typeof whose === 'string' ? { id: whose } : whose
      return inOwn(subject, '', tx => whole.open(tx, settingsOf(subject), () => fn(tx)))
    },
    snapshot: (userId, fn) => inOwn({ id: userId }, SNAPSHOT, fn),
    snapshotFor: (subject, fn) => inOwn(subject, SNAPSHOT, fn),
    actFor: (subject, fn) =>
      whole.isOpen()
        ? whole.part(settingsOf(subject), tx => requireRole(tx, subject, 'share', fn))
        : inOwn(subject, '', fn),
    lookup: (key, value, fn, userId) => {
      const owner = userId === undefined ? {} : { 'app.user_id': userId }
      return inPart(`${key} ${value}`, { [`app.lookup_${key}`]: value, ...owner }, fn)
    },
    anonymous: fn => inPart(null, {}, fn),

    statement: (fn, person) =>
      holdConnection(async () => {
        const leave = person === undefined ? undefined : await gate.enter(person, waitMs)
        try {
          return await guardStatement(queryDeadlineMs, fn(sql))
        } catch (error) {
          throw asAppError(error)
        } finally {
          leave?.()
        }
      }),

    async listen(channel, onNotice) {
      let isFirst = true
      const { unlisten } = await listener.listen(channel, onNotice, () => {
        if (!isFirst) onNotice(undefined)
        isFirst = false
      })
      return { stop: unlisten }
    },

    async ping(deadlineMs) {
      const ask = (tx: Tx) => tx`select 1 as one`
      const half = { deadlineMs: deadlineMs / 2, waitMs: Math.min(deadlineMs / 2, WAIT_MS) }
      const rows = await inTransaction(null, 'read only', {}, ask, half)
      if (rows.length !== 1) throw new AppError('unavailable')
    },

    load: gate.load,

    async close(timeoutSeconds = 5) {
      await Promise.all([
        sql.end({ timeout: timeoutSeconds }),
        listener.end({ timeout: timeoutSeconds }),
      ])
    },
  }
}
