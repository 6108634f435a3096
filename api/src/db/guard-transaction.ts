import type postgres from 'postgres'
import { AppError } from '../core/app-error'
import { isConnectionLoss } from './database-error'

/** An open transaction of postgres.js in which each query has a deadline. */
export type Tx = postgres.TransactionSql

const leaving = new WeakMap<Tx, Promise<unknown>[]>()

/**
 * The end of the transaction waits for statements that are already sent, and fails if one of them fails.
 * Their answers must not be needed earlier.
 */
export async function awaitWithCommit(tx: Tx, sent: Promise<unknown>): Promise<void> {
  const atEnd = leaving.get(tx)
  if (!atEnd) return void (await sent)
  atEnd.push(sent)
  sent.catch(() => {}) // the error is handled at the end
}

/**
 * No wait for a connection, an answer or the commit lasts longer than `deadlineMs`. `statement_timeout`
 * cannot promise that, because a frozen backend does not run it. After a lost connection nothing more is
 * sent, because postgres.js would send it on another connection, outside the transaction.
 */
export async function guardTransaction<T>(
  sql: postgres.Sql,
  mode: string,
  deadlineMs: number,
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  const watch = startWatch(deadlineMs)
  const atEnd: Promise<unknown>[] = []
  let isOver = false
  let result: { value: T } | undefined

  watch.waitFor(1)
  const whole = sql.begin(mode, async raw => {
    if (watch.hasEnded) throw new AppError('unavailable')
    watch.waitFor(0)
    const tx = guardQueries(raw, watch)
    leaving.set(tx, atEnd)
    try {
      result = { value: await fn(tx) }
    } finally {
      leaving.delete(tx)
      // The connection is lost, and settling now would make postgres.js send a ROLLBACK or COMMIT on another
      // one.
      if (isOver) await new Promise(() => {})
      watch.waitFor(watch.waiting + 1) // other queries may still run when one has failed
    }
  })
  const markOver = () => {
    isOver = true
  }
  whole.then(markOver, markOver)

  try {
    await Promise.race([whole, watch.expired])
    await Promise.all(atEnd)
  } finally {
    watch.end()
  }
  if (!result) throw new AppError('unavailable')
  return result.value
}

function guardQueries(tx: Tx, watch: Watch): Tx {
  return new Proxy(tx, {
    apply: (target, self, args) => guardQuery(Reflect.apply(target, self, args), watch),
    get(target, name) {
      if (name === 'unsafe') {
        return (...args: Parameters<Tx['unsafe']>) => guardQuery(target.unsafe(...args), watch)
      }
      if (name === 'savepoint') {
        return (fn: (inner: Tx) => Promise<unknown>) =>
          target.savepoint(inner => fn(guardQueries(inner, watch)))
      }
      return Reflect.get(target, name)
    },
  })
}

/**
 * postgres.js sends a query when it is first awaited, and never sends a fragment, so the guard wraps `then`.
 */
function guardQuery<Q>(query: Q, watch: Watch): Q {
  if (!(query instanceof Promise)) return query
  const send = query.then.bind(query)
  let settled: Promise<unknown> | undefined

  const run = () =>
    new Promise((resolve, reject) => {
      if (watch.hasEnded) throw new AppError('unavailable')
      watch.waitFor(watch.waiting + 1)
      watch.expired.catch(reject)
      const answered = (rows: unknown) => {
        watch.waitFor(watch.waiting - 1)
        resolve(rows)
      }
      const failed = (error: unknown) => {
        if (isConnectionLoss(error)) watch.end()
        watch.waitFor(watch.waiting - 1)
        reject(error)
      }
      send(answered, failed)
    })
  const settle = () => {
    settled ??= run()
    return settled
  }
  return Object.defineProperties(query, {
    // biome-ignore lint/suspicious/noThenProperty: a postgres.js query is a promise already
    then: {
      value: (...handlers: Parameters<Promise<unknown>['then']>) => settle().then(...handlers),
    },
    catch: { value: (handler: (reason: unknown) => unknown) => settle().catch(handler) },
    finally: { value: (handler: () => void) => settle().finally(handler) },
  })
}

export async function guardStatement<T>(deadlineMs: number, sent: PromiseLike<T>): Promise<T> {
  const watch = startWatch(deadlineMs)
  watch.waitFor(1)
  try {
    return await Promise.race([sent, watch.expired])
  } finally {
    watch.end()
  }
}

type Watch = {
  /** Rejects with `unavailable` if nothing happens until the deadline while an answer is awaited. */
  expired: Promise<never>
  /** The caller must send nothing more after the end. */
  readonly hasEnded: boolean
  readonly waiting: number
  /** Starts the deadline again, or stops it at 0. */
  waitFor(count: number): void
  end(): void
}

function startWatch(deadlineMs: number): Watch {
  let timer: NodeJS.Timeout | undefined
  let waiting = 0
  let hasEnded = false
  let expire: (error: Error) => void = () => {}
  const expired = new Promise<never>((_, reject) => {
    expire = reject
  })
  // It must not become an unhandled rejection when no wait races against it.
  expired.catch(() => {})

  const end = () => {
    hasEnded = true
    clearTimeout(timer)
  }
  return {
    expired,
    get hasEnded() {
      return hasEnded
    },
    get waiting() {
      return waiting
    },
    waitFor(count) {
      waiting = count
      if (count === 0 || hasEnded) {
        clearTimeout(timer)
        timer = undefined
        return
      }
      // Refreshing is far cheaper than another timer, and it happens with every statement.
      timer =
        timer?.refresh() ??
        setTimeout(() => {
          end()
          expire(new AppError('unavailable'))
        }, deadlineMs)
    },
    end,
  }
}
