import type postgres from 'postgres'
import { AppError } from '../http/app-error'
import { isConnectionLoss } from './database-error'

/** One open transaction: a postgres.js tag, bounded by a deadline for each query. */
export type Tx = postgres.TransactionSql

type PendingQuery = postgres.PendingQuery<postgres.Row[]>

/**
 * Runs `fn` in a transaction in which no wait on the database lasts longer than `deadlineMs`:
 * not for a connection, not for an answer, not for the commit. `statement_timeout` cannot promise
 * that, as a frozen backend does not run it.
 *
 * After a lost connection nothing more is sent: postgres.js would send it on a new connection,
 * outside the transaction.
 */
export async function guardTransaction<T>(
  sql: postgres.Sql,
  mode: string,
  deadlineMs: number,
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  const watch = startWatch(deadlineMs)
  let result: { value: T } | undefined
  const whole = sql.begin(mode, async raw => {
    // The connection came too late: whoever asked has had a 503.
    if (watch.isBroken) throw new AppError('unavailable')
    watch.waitFor(0)
    try {
      result = { value: await fn(guardQueries(raw, watch)) }
    } finally {
      watch.waitFor(1)
    }
  })
  watch.waitFor(1)
  try {
    await Promise.race([whole, watch.expired])
  } finally {
    watch.end()
  }
  if (!result) throw new AppError('unavailable')
  return result.value
}

type Watch = ReturnType<typeof startWatch>

/** Expires when something has been waited for, and nothing has moved, for `deadlineMs`. */
function startWatch(deadlineMs: number) {
  let timer: NodeJS.Timeout | undefined
  let expire: (error: Error) => void = () => {}
  const expired = new Promise<never>((_, reject) => {
    expire = reject
  })
  // Every wait races against it; when there is none any more, nobody is left to hear it.
  expired.catch(() => {})
  const watch = {
    expired,
    isBroken: false,
    waiting: 0,
    waitFor(count: number) {
      watch.waiting = count
      clearTimeout(timer)
      if (count === 0 || watch.isBroken) return
      timer = setTimeout(() => {
        watch.isBroken = true
        expire(new AppError('unavailable'))
      }, deadlineMs)
    },
    end() {
      watch.isBroken = true
      clearTimeout(timer)
    },
  }
  return watch
}

function guardQueries(tx: Tx, watch: Watch): Tx {
  return new Proxy(tx, {
    apply(target, self, args) {
      return guardQuery(Reflect.apply(target, self, args), watch)
    },
    get(target, name) {
      const value = Reflect.get(target, name)
      if (name === 'unsafe') {
        return (...args: Parameters<Tx['unsafe']>) => guardQuery(target.unsafe(...args), watch)
      }
      if (name === 'savepoint') {
        return (fn: (inner: Tx) => Promise<unknown>) =>
          target.savepoint(inner => fn(guardQueries(inner, watch)))
      }
      return value
    },
  })
}

/** Identifiers and fragments are not promises until awaited, so the guard sits in `then`. */
function guardQuery<Q>(query: Q, watch: Watch): Q {
  if (!isPendingQuery(query)) return query
  let settled: Promise<unknown> | undefined
  const send = query.then.bind(query)
  const run = async () => {
    if (watch.isBroken) throw new AppError('unavailable')
    watch.waitFor(watch.waiting + 1)
    try {
      return await Promise.race([new Promise((done, failed) => send(done, failed)), watch.expired])
    } catch (error) {
      if (isConnectionLoss(error)) watch.isBroken = true
      throw error
    } finally {
      watch.waitFor(Math.max(0, watch.waiting - 1))
    }
  }
  Object.defineProperty(query, 'then', {
    value: (...handlers: Parameters<Promise<unknown>['then']>) => {
      settled ??= run()
      return settled.then(...handlers)
    },
  })
  return query
}

function isPendingQuery(value: unknown): value is PendingQuery {
  return value instanceof Promise
}
