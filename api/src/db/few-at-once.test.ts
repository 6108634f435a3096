import { expect, it } from 'vitest'
import type { Sql, Tx } from './database'
import { type FewAtOnce, fewAtOnce } from './few-at-once'

function openSlowDatabase() {
  const ends: ((error?: Error) => void)[] = []
  let most = 0
  let running = 0
  const ask = async <T>(fn: (tx: Tx & Sql) => PromiseLike<T>): Promise<T> => {
    running += 1
    most = Math.max(most, running)
    try {
      await new Promise<void>((resolve, reject) =>
        ends.push(error => (error ? reject(error) : resolve())),
      )
      // The queries of these tests do not use the transaction.
      return await fn({} as Tx & Sql)
    } finally {
      running -= 1
    }
  }
  const database: FewAtOnce = {
    transaction: (_, fn) => ask(fn),
    snapshotFor: (_, fn) => ask(fn),
    lookup: (_, _value, fn) => ask(fn),
    anonymous: fn => ask(fn),
    statement: fn => ask(fn),
  }
  return { database, ends, most: () => most }
}

const soon = () => new Promise(resolve => setImmediate(resolve))

it('runs at most so many queries of any kind at a time, in the order in which they came', async () => {
  const { database, ends, most } = openSlowDatabase()
  const few = fewAtOnce(database, 2)
  const order: number[] = []
  const note = (nth: number) => async () => void order.push(nth)
  const all = [
    few.transaction('ada', note(1)),
    few.anonymous(note(2)),
    few.lookup('session', 'secret', note(3)),
    few.statement(async () => void order.push(4)),
    few.transaction('ben', note(5)),
  ]
  await soon()
  expect(ends).toHaveLength(2)
  while (ends.length > 0) {
    ends.shift()?.()
    await soon()
  }
  await Promise.all(all)
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(most()).toBe(2)
})

it('a query that fails hands its turn to the next', async () => {
  const { database, ends } = openSlowDatabase()
  const few = fewAtOnce(database, 1)
  const failing = few.anonymous(async () => 'never')
  const next = few.anonymous(async () => 'answered')
  ends[0]?.(new Error('gone'))
  await expect(failing).rejects.toThrow('gone')
  await soon()
  ends[1]?.()
  expect(await next).toBe('answered')
})
