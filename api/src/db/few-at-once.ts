import type { Database } from './database'

export type FewAtOnce = Pick<
  Database,
  'transaction' | 'snapshotFor' | 'lookup' | 'anonymous' | 'statement'
>

/** Limits background work to `most` queries at a time, so that requests find free processors. */
export function fewAtOnce(database: FewAtOnce, most: number): FewAtOnce {
  let free = most
  const line: (() => void)[] = []
  const inTurn = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>(resolve => line.push(resolve))
    try {
      return await ask()
    } finally {
      const next = line.shift()
      if (next) next()
      else free += 1
    }
  }
  return {
    transaction: (userId, fn) => inTurn(() => database.transaction(userId, fn)),
    snapshotFor: (subject, fn) => inTurn(() => database.snapshotFor(subject, fn)),
    lookup: (key, value, fn, userId) => inTurn(() => database.lookup(key, value, fn, userId)),
    anonymous: fn => inTurn(() => database.anonymous(fn)),
    statement: (fn, person) => inTurn(() => database.statement(fn, person)),
  }
}
