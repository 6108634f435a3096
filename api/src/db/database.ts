import postgres from 'postgres'
import { AppError } from '../http/app-error'
import { createFairGate, type Load } from '../http/fair-gate'
import { admit, askerOf, type Subject, settingsBefore, settingsOf } from './act-for'
import { APP_ROLE_SETTINGS, STATEMENT_TIMEOUT_MS } from './app-role'
import { asAppError } from './database-error'
import { APP_ROLE } from './embedded/roles'
import { guardStatement, guardTransaction, type Tx } from './guard-transaction'
import { holdConnection } from './one-connection'
import { type Reach, reachAsOwner } from './reach'
import { type Settings, setLocal } from './set-local'
import { createWhole } from './whole-request'

export type { Tx } from './guard-transaction'

/**
 * What may be looked up before anyone is signed in. A policy opens the one row whose column equals
 * the value; see decisions/0001-rows-belong-to-users.md.
 */
export type LookupKey =
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

export type Listening = { stop(): Promise<void> }

/**
 * A request holds one connection at a time: within a transaction no other may be opened, or
 * `SecondConnection` is thrown. A request that finds the pool in use waits for a moment and then gets a 503.
 */
export type Database = {
  /** Everything `fn` does sees and writes this user's rows alone, and happens wholly or not at all. */
  transaction<T>(userId: string, fn: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Every transaction, lookup and `anonymous` within `fn` is a part of this one: each can still fail
   * by itself and sees what it would see by itself, and all that did not fail is committed at once
   * when `fn` ends. A `snapshot` cannot be a part of it.
   */
  asOne<T>(whose: string | Subject, fn: (tx: Tx) => Promise<T>): Promise<T>
  /** The same as `transaction`, read-only, and all of it at one moment (REPEATABLE READ). */
  snapshot<T>(userId: string, fn: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * `transaction` in a record that may be another's: who asks has the right, or `not_found` or
   * `role_too_low` is thrown and nothing of the record was seen. Nobody takes the right away before the
   * transaction ends. `accessOf(tx)` says who acts.
   */
  actFor<T>(subject: Subject, fn: (tx: Tx) => Promise<T>): Promise<T>
  /** The same of a `snapshot`, at whose moment they have the right. */
  snapshotFor<T>(subject: Subject, fn: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Nobody's transaction: the row that belongs to a secret someone showed us. `userId`: whose the
   * secret says it is, and whose rows are seen as well. Nobody has proved that: each statement of
   * `fn` names the secret.
   */
  lookup<T>(key: LookupKey, value: string, fn: (tx: Tx) => Promise<T>, userId?: string): Promise<T>
  /** Nobody's transaction: only tables that belong to the server, such as rate limits. */
  anonymous<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * One statement with nothing round it: a call of a function of the database that says itself whose
   * rows it reads (`read_code_by_token`, `read_session`). It may still run after it was given up: it must not
   * write. `person`: it waits its turn, and counts against their share of the pool.
   */
  statement<T>(fn: (sql: Sql) => PromiseLike<T>, person?: string): Promise<T>
  /** Calls back with the payload of each NOTIFY, and after each reconnection with nothing. */
  listen(channel: string, onNotice: (payload: string | undefined) => void): Promise<Listening>
  /** Resolves when the database answers; throws `unavailable`. */
  ping(deadlineMs: number): Promise<void>
  /** Connections that are held, and requests that wait for one. */
  load(): Load
  /** Lets what runs end, for at most `timeoutSeconds`. */
  close(timeoutSeconds?: number): Promise<void>
}

export type DatabaseOptions = {
  /** A query that takes longer answers 503. */
  queryDeadlineMs?: number
  /** Who waits longer for a connection gets a 503. */
  waitMs?: number
  maxConnections?: number
}

/** For a connection; a query has longer. */
const WAIT_MS = 3_000
/** Of ten connections a person holds three: one slow push leaves room for a pull and a page. */
const SHARE = 0.3
const WAITING_EACH_MAX = 100

export type Sql = postgres.ISql

const SNAPSHOT = 'isolation level repeatable read read only'

/**
 * In seconds: a little longer than a query has, so that Postgres may end it by itself and keep the
 * connection. A backend that can't (frozen, or a coordinator that waits for a worker that hangs) loses
 * it: else the pool would be full of such until it wakes.
 */
export const answerTimeout = (queryDeadlineMs: number) => (queryDeadlineMs + 500) / 1_000

/**
 * A pool in which every connection acts as the role that owns nothing. A URL alone is the owner's;
 * the server has `checkReach` look before it serves.
 */
export function openDatabase(to: Reach | string, options: DatabaseOptions = {}): Database {
  const reach = typeof to === 'string' ? reachAsOwner(to) : to
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
    // The role is set as the connection opens. A statement that slips out of its transaction (a
    // reconnection can do that) still meets the policies, with no user set, and touches nothing.
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

  /** `person`: whose share of the pool it counts against; null is everyone's. */
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
          // Sent first and not waited for: what follows on this connection runs after it.
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
      admit(tx, subject, mode === SNAPSHOT ? null : 'share', fn),
    )

  const whole = createWhole()
  /** A part of the request's one transaction, where it has one. */
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
        ? whole.part(settingsOf(subject), tx => admit(tx, subject, 'share', fn))
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
      // One half for a connection, the other for its answer.
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
