/**
 * A cache of at most `capacity` recently used values, none older than `keptMs`, and none from before the clock was
 * set back.
 */
export class RecentlyUsed<Value> {
  readonly #entries = new Map<string, { value: Value; atMs: number }>()
  readonly #capacity: number
  readonly #keptMs: number
  readonly #now: () => number

  constructor(capacity: number, keptMs: number, now: () => number) {
    this.#capacity = capacity
    this.#keptMs = keptMs
    this.#now = now
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    const ageMs = this.#now() - entry.atMs
    if (ageMs >= this.#keptMs || ageMs < -CLOCK_SKEW_MS) return undefined
    // A Map keeps the order of insertion.
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, { value, atMs: this.#now() })
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > this.#capacity && oldest !== undefined) this.#entries.delete(oldest)
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }
}

/**
 * The clocks of servers differ a little, and a moment that is later than this was noted before the clock was set
 * back.
 */
export const CLOCK_SKEW_MS = 5_000
