import { AppError } from '../core/app-error'
import { RecentlyUsed } from '../core/recently-used'
import { countHit, hitsInWindow, readHits } from '../db/count-hits'
import type { Database } from '../db/database'
import type { Keyring } from '../db/keyring'
import { LIMITS, type Limit, type LimitName } from './limits'

export type RateLimiter = {
  /**
   * Counts a hit, or throws `rate_limited` with the time to wait. Call it before the work and `clear` after
   * success, so that parallel attempts cannot get past the count.
   */
  take(name: LimitName, key: string): Promise<void>
  check(name: LimitName, key: string): Promise<void>
  clear(name: LimitName, key: string): Promise<void>
  /** Removes the newest hit, if its cause did not happen. */
  giveBack(name: LimitName, key: string): Promise<void>
}

type Deps = { database: Database; keyring: Keyring; now: () => Date }
type Counter = {
  /** Returns undefined if the hit was counted, else the hits in the window, oldest first. */
  take(name: LimitName, key: string, limit: Limit, nowMs: number): Promise<number[] | undefined>
  read(name: LimitName, key: string, limit: Limit, nowMs: number): Promise<number[]>
  clear(name: LimitName, key: string): Promise<void>
  giveBack(name: LimitName, key: string): Promise<void>
}

export function createRateLimiter({ database, keyring, now }: Deps): RateLimiter {
  const counters = {
    shared: sharedCounter(database, keyring),
    process: processCounter(() => now().getTime()),
  }
  const refuse = (hits: number[], limit: Limit, nowMs: number) => {
    const oldest = hits.at(-limit.hits) ?? nowMs
    throw new AppError('rate_limited', {
      retryAfterSeconds: (oldest + limit.windowMs - nowMs) / 1000,
    })
  }
  return {
    async take(name, key) {
      const limit: Limit = LIMITS[name]
      const nowMs = now().getTime()
      const full = await counters[limit.counted].take(name, key, limit, nowMs)
      if (full) refuse(full, limit, nowMs)
    },
    async check(name, key) {
      const limit: Limit = LIMITS[name]
      const nowMs = now().getTime()
      const hits = await counters[limit.counted].read(name, key, limit, nowMs)
      if (hits.length >= limit.hits) refuse(hits, limit, nowMs)
    },
    clear: (name, key) => counters[LIMITS[name].counted].clear(name, key),
    giveBack: (name, key) => counters[LIMITS[name].counted].giveBack(name, key),
  }
}

function processCounter(nowMs: () => number): Counter {
  const kept = new RecentlyUsed<number[]>(20_000, 24 * 60 * 60_000, nowMs)
  const read = (name: LimitName, key: string, limit: Limit, now: number) =>
    hitsInWindow(kept.get(`${name} ${key}`) ?? [], limit.windowMs, now)
  return {
    async take(name, key, limit, now) {
      const hits = read(name, key, limit, now)
      if (hits.length >= limit.hits) return hits
      kept.set(`${name} ${key}`, [...hits, now])
      return undefined
    },
    read: async (...args) => read(...args),
    clear: async (name, key) => kept.delete(`${name} ${key}`),
    giveBack: async (name, key) =>
      kept.set(`${name} ${key}`, (kept.get(`${name} ${key}`) ?? []).slice(0, -1)),
  }
}

function sharedCounter(database: Database, keyring: Keyring): Counter {
  const hash = (key: string) => keyring.lookupHash('rate_limit', key)
  return {
    read: (name, key, { windowMs }, now) =>
      database.anonymous(tx => readHits(tx, { name, key: hash(key) }, windowMs, new Date(now))),
    async take(name, key, limit, now) {
      const row = { name, key: hash(key) }
      const full = await database.anonymous(tx => countHit(tx, row, limit, new Date(now)))
      return full ?? undefined
    },
    async clear(name, key) {
      await database.anonymous(
        tx => tx`delete from rate_limits where name = ${name} and key = ${hash(key)}`,
      )
    },
    async giveBack(name, key) {
      await database.anonymous(
        tx => tx`update rate_limits set hits = trim_array(hits, 1)
                 where name = ${name} and key = ${hash(key)} and cardinality(hits) > 0`,
      )
    },
  }
}
