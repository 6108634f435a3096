import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '../core/app-error'
import type { Tx } from './guard-transaction'
import { SecondConnection } from './one-connection'
import { type Settings, setLocal } from './set-local'

type Whole = { tx: Tx; settings: Settings; last: Promise<unknown>; isOver: boolean }
type Place = { whole: Whole; isPart: boolean }

/**
 * Each part of a request's transaction is a savepoint with its own settings. Parts that are started together
 * run one after the other.
 */
export function createRequestTransaction() {
  const places = new AsyncLocalStorage<Place>()
  const current = () => {
    const place = places.getStore()
    return place?.whole.isOver ? undefined : place
  }
  return {
    isOpen: () => current() !== undefined,

    async open<T>(tx: Tx, settings: Settings, fn: () => Promise<T>): Promise<T> {
      const whole: Whole = { tx, settings, last: Promise.resolve(), isOver: false }
      try {
        return await places.run({ whole, isPart: false }, fn)
      } finally {
        whole.isOver = true
      }
    },

    async part<T>(settings: Settings, fn: (tx: Tx) => Promise<T>): Promise<T> {
      const place = current()
      if (!place || place.isPart) throw new SecondConnection()
      const { whole } = place
      const run = async () => {
        let result: { value: T } | undefined
        await whole.tx.savepoint(async tx => {
          const swap = changes(whole.settings, settings)
          await setLocal(tx, swap.to)
          result = { value: await places.run({ whole, isPart: true }, () => fn(tx)) }
          await setLocal(tx, swap.back)
        })
        if (!result) throw new AppError('unavailable')
        return result.value
      }
      const mine = whole.last.then(run, run)
      whole.last = mine
      return mine
    },
  }
}

/** A successful savepoint keeps its settings, so they must be set back. */
function changes(outer: Settings, inner: Settings): { to: Settings; back: Settings } {
  const names = new Set([...Object.keys(outer), ...Object.keys(inner)])
  const different = [...names].filter(name => outer[name] !== inner[name])
  const pick = (from: Settings) =>
    Object.fromEntries(different.map(name => [name, from[name] ?? '']))
  return { to: pick(inner), back: pick(outer) }
}
