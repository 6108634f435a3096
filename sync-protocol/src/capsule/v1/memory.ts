/**
 * Counts which bytes followed a context. Collisions of contexts do no harm, because writer and reader compute
 * the same values.
 */
const MAX_COUNT = 255

export class Memory {
  readonly #entries: number
  readonly #mask: number
  readonly #keys: Int32Array
  readonly #heads: Int32Array
  // Entry 0 is unused.
  readonly #bytes: Uint8Array
  readonly #counts: Uint8Array
  readonly #next: Int32Array
  #used = 1

  /** A full memory ignores new successors. */
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

  addByte(context: number, byte: number, times = 1): void {
    const at = this.#find(context)
    const head = this.#heads[at] ?? 0
    let before = 0
    for (let entry = head; entry !== 0; before = entry, entry = this.#next[entry] ?? 0) {
      if (this.#bytes[entry] !== byte) continue
      this.#counts[entry] = Math.min((this.#counts[entry] ?? 0) + times, MAX_COUNT)
      // Frequent successors are found first. Their order carries no information.
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

  recall(context: number, bytes: Uint8Array, counts: Uint8Array, from: number): number {
    let to = from
    let entry = this.#heads[this.#find(context)] ?? 0
    for (; entry !== 0; entry = this.#next[entry] ?? 0, to++) {
      bytes[to] = this.#bytes[entry] ?? 0
      counts[to] = this.#counts[entry] ?? 0
    }
    return to - from
  }

  /** Free slots always exist. */
  #find(context: number): number {
    let at = (context ^ (context >>> 15)) & this.#mask
    while (this.#heads[at] !== 0 && this.#keys[at] !== context) at = (at + 1) & this.#mask
    return at
  }
}
