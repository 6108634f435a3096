/** The same seed gives the same people on every machine (mulberry32). */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** Prefers the front of the list. */
  pickCommon<T>(items: readonly T[]): T
  some<T>(count: number, from: () => T): T[]
}

export function seededRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const at = <T>(items: readonly T[], share: number): T => {
    const item = items[Math.floor(share * items.length)]
    if (item === undefined) throw new Error('an empty list to pick from')
    return item
  }
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: probability => next() < probability,
    pick: items => at(items, next()),
    pickCommon: items => at(items, next() * next()),
    some: (count, from) => Array.from({ length: count }, from),
  }
}
