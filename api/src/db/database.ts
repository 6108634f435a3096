import { AsyncLocalStorage } from 'node:async_hooks'
import postgres from 'postgres'
import { AppError } from '../http/app-error'
import { asAppError } from './database-error'
import { APP_ROLE } from './embedded/roles'
import { guardStatement } from './guard-statement'
import { guardTransaction, type Tx } from './guard-transaction'

export type { Tx } from './guard-transaction'

/**
 * What may be looked up before anyone is signed in. A policy opens the one row whose column equals
 * the value; see decisions/0001-rows-belong-to-users.md.
 */
export type LookupKey = 'session' | 'email' | 'code_token' | 'passkey' | 'donor' | 'payment'

export type Listening = { stop(): Promise<void> }

export type Database = {
  /** Everything `fn` does sees and writes this user's rows alone, and happens wholly or not at all. */
  transaction<T>(userId: string, fn: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Every `transaction` of this user within `fn` is a part of this one: each can still fail by
   * itself, and all that did not is committed at once when `fn` ends. They must not overlap.
   */
  asOne<T>(userId: string, fn: (tx: Tx) => Promise<T>): Promise<T>
  /** The same as `transaction`, read-only, and all of it at one moment (REPEATABLE READ). */
  snapshot<T>(userId: string, fn: (tx: Tx) => Promise<T>): Promise<T>
  /** Nobody's transaction: the row that belongs to a secret someone showed us. */
  lookup<T>(key: LookupKey, value: string, fn: (tx: Tx) => Promise<T>): Promise<T>
  /** Nobody's transaction: only tables that belong to the server, such as rate limits. */
  anonymous<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * One statement with nothing round it: a call of a function of the database that says itself whose
   * rows it reads (`shown_code`). It may still run after it was given up: it must not write.
   */
  statement<T>(fn: (sql: Sql) => PromiseLike<T>): Promise<T>
  /** Calls back with the payload of each NOTIFY, and after each reconnection with nothing. */
  listen(channel: string, onNotice: (payload: string | undefined) => void): Promise<Listening>
  /** Resolves when the database answers; throws `unavailable`. */
  ping(deadlineMs: number): Promise<void>
  /** Lets what runs end, for at most `timeoutSeconds`. */
  close(timeoutSeconds?: number): Promise<void>
}

export type DatabaseOptions = {
  /** A query that takes longer answers 503. */
  queryDeadlineMs?: number
  maxConnections?: number
}

export type Sql = postgres.ISql

type Settings = Record<string, string>

/** A pool in which every connection acts as the role that owns nothing. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const queryDeadlineMs = options.queryDeadlineMs ?? 5_000
  const sql = postgres(url, {
    max: options.maxConnections ?? 10,
    connect_timeout: 5,
    // The role is set as the connection opens. A statement that slips out of its transaction (a
    // reconnection can do that) still meets the policies, with no user set, and touches nothing.
    connection: { role: APP_ROLE, statement_timeout: queryDeadlineMs, application_name: 'lifetag' },
    onnotice: () => {},
  })

  const inTransaction = async <T>(
    mode: string,
    settings: Settings,
    fn: (tx: Tx) => Promise<T>,
    deadlineMs = queryDeadlineMs,
  ): Promise<T> => {
    try {
      return await guardTransaction(sql, mode, deadlineMs, async tx => {
        const names = Object.keys(settings)
        if (names.length === 0) return fn(tx)
        const set = tx`select set_config(name, value, true)
          from unnest(${names}::text[], ${Object.values(settings)}::text[]) as s(name, value)`
        // Sent first and not waited for: what follows on this connection runs after it.
        const isSet = set.then(() => {})
        const [result] = await Promise.all([fn(tx), isSet])
        return result
      })
    } catch (error) {
      throw asAppError(error)
    }
  }

  const whole = new AsyncLocalStorage<{ userId: string; tx: Tx }>()

  const transaction = async <T>(userId: string, fn: (tx: Tx) => Promise<T>): Promise<T> => {
    const outer = whole.getStore()
    if (outer?.userId !== userId) return inTransaction('', { 'app.user_id': userId }, fn)
    let result: { value: T } | undefined
    await outer.tx.savepoint(async tx => {
      result = { value: await fn(tx) }
    })
    if (!result) throw new AppError('unavailable')
    return result.value
  }

  return {
    transaction,
    asOne: (userId, fn) =>
      inTransaction('', { 'app.user_id': userId }, tx =>
        whole.run({ userId, tx }, async () => fn(tx)),
      ),
    snapshot: (userId, fn) =>
      inTransaction('isolation level repeatable read read only', { 'app.user_id': userId }, fn),
    lookup: (key, value, fn) => inTransaction('', { [`app.lookup_${key}`]: value }, fn),
    anonymous: fn => inTransaction('', {}, fn),

    async statement(fn) {
      try {
        return await guardStatement(queryDeadlineMs, fn(sql))
      } catch (error) {
        throw asAppError(error)
      }
    },

    async listen(channel, onNotice) {
      let isFirst = true
      const { unlisten } = await sql.listen(channel, onNotice, () => {
        if (!isFirst) onNotice(undefined)
        isFirst = false
      })
      return { stop: unlisten }
    },

    async ping(deadlineMs) {
      const rows = await inTransaction('read only', {}, tx => tx`select 1 as one`, deadlineMs)
      if (rows.length !== 1) throw new AppError('unavailable')
    },

    close: (timeoutSeconds = 5) => sql.end({ timeout: timeoutSeconds }),
  }
}
