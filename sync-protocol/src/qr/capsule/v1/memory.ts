/**
 * Which bytes followed a context, and how often: a hash table of contexts, each with the list of its
 * successors. Contexts are 32-bit fingerprints; what matters is that both ends compute the same.
 */
const MAX_COUNT = 255

export class Memory {
  readonly #entries: number
  readonly #mask: number
  readonly #keys: Int32Array
  readonly #heads: Int32Array
  // Successors, entry 0 unused: their byte, how often, and the next of the same context.
  readonly #bytes: Uint8Array
  readonly #counts: Uint8Array
  readonly #next: Int32Array
  #used = 1

  /** Room for `entries` successors; beyond it nothing new is learnt. */
  constructor(entries: number) {
    this.#entries = entries
    const size = 2 ** Math.ceil(Math.log2(entries * 1.5))
    this.#mask = size - 1
    this.#keys = new Int32Array(size)
    this.#heads = new Int32Array(size)
    this.#bytes = new Uint8Array(entries + 1)
    this.#counts = new Uint8Array(entries + 1)
    this.#next = new Int32Array(entries + 1)
  }

  /** The same memory once more: what one learns from now on the other does not. */
  copy(): Memory {
    const copy = new Memory(this.#entries)
    copy.#keys.set(this.#keys)
    copy.#heads.set(this.#heads)
    copy.#bytes.set(this.#bytes)
    copy.#counts.set(this.#counts)
    copy.#next.set(this.#next)
    copy.#used = this.#used
    return copy
  }

  get isFull(): boolean {
    return this.#used >= this.#bytes.length
  }

  learn(context: number, byte: number, times = 1): void {
    const at = this.#find(context)
    const head = this.#heads[at] ?? 0
    let before = 0
    for (let entry = head; entry !== 0; before = entry, entry = this.#next[entry] ?? 0) {
      if (this.#bytes[entry] !== byte) continue
      this.#counts[entry] = Math.min((this.#counts[entry] ?? 0) + times, MAX_COUNT)
      // What comes often is found first. The order of successors tells a reader nothing.
      if (before !== 0) {
        this.#next[before] = this.#next[entry] ?? 0
        this.#next[entry] = head
        this.#heads[at] = entry
      }
      return
    }
    if (this.isFull) return
    this.#keys[at] = context
    this.#heads[at] = this.#used
    this.#next[this.#used] = head
    this.#bytes[this.#used] = byte
    this.#counts[this.#used] = times
    this.#used++
  }

  /** Writes the successors of `context` into the arrays from `from` on; returns how many. */
  recall(context: number, bytes: Uint8Array, counts: Uint8Array, from: number): number {
    let to = from
    let entry = this.#heads[this.#find(context)] ?? 0
    for (; entry !== 0; entry = this.#next[entry] ?? 0, to++) {
      bytes[to] = this.#bytes[entry] ?? 0
      counts[to] = this.#counts[entry] ?? 0
    }
    return to - from
  }

  /** The place of `context`, or the free one where it would go. There are always free ones. */
  #find(context: number): number {
    let at = (context ^ (context >>> 15)) & this.#mask
    while (this.#heads[at] !== 0 && this.#keys[at] !== context) at = (at + 1) & this.#mask
    return at
  }
}
