/**
 * The coder uses whole numbers, so that every engine makes the same bytes. `bit(value, p1)` writes `value`,
 * or ignores it and returns the bit that it reads. `p1` is the probability of a 1 in 1/65536, within
 * 1..65535. A reader looks four bytes ahead and reads missing bytes as zero.
 */
import { DamagedCapsule } from '../damaged'

export interface BitCoder {
  bit(value: number, p1: number): number
}

const LOOK_AHEAD = 4
const TOP_BYTE = 0xff000000

const split = (low: number, high: number, p1: number) =>
  low + Math.floor(((high - low) * p1) / 0x10000)

export class BitEncoder implements BitCoder {
  readonly #bytes: number[] = []
  #low = 0
  #high = 0xffffffff

  /** A lower bound of the final length. */
  get length(): number {
    return this.#bytes.length
  }

  bit(value: number, p1: number): number {
    const middle = split(this.#low, this.#high, p1)
    if (value) this.#high = middle
    else this.#low = middle + 1
    while (((this.#low ^ this.#high) & TOP_BYTE) === 0) {
      this.#bytes.push(this.#high >>> 24)
      this.#low = (this.#low << 8) >>> 0
      this.#high = ((this.#high << 8) | 0xff) >>> 0
    }
    return value
  }

  /** The encoder cannot be used afterwards. */
  finish(): Uint8Array {
    for (let kept = 0; kept <= 4; kept++) {
      const unit = 2 ** (32 - 8 * kept)
      const point = Math.ceil(this.#low / unit) * unit
      if (point > this.#high) continue
      for (let i = 0; i < kept; i++) this.#bytes.push(Math.floor(point / 2 ** (24 - 8 * i)) & 0xff)
      break
    }
    return Uint8Array.from(this.#bytes)
  }
}

export class BitDecoder implements BitCoder {
  readonly #bytes: Uint8Array
  #next = 0
  #low = 0
  #high = 0xffffffff
  #point = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    for (let i = 0; i < LOOK_AHEAD; i++) this.#take()
  }

  bit(_value: number, p1: number): number {
    const middle = split(this.#low, this.#high, p1)
    const value = this.#point <= middle ? 1 : 0
    if (value) this.#high = middle
    else this.#low = middle + 1
    while (((this.#low ^ this.#high) & TOP_BYTE) === 0) {
      this.#low = (this.#low << 8) >>> 0
      this.#high = ((this.#high << 8) | 0xff) >>> 0
      this.#take()
    }
    return value
  }

  #take(): void {
    if (this.#next >= this.#bytes.length + LOOK_AHEAD) throw new DamagedCapsule('ends too early')
    this.#point = ((this.#point << 8) | (this.#bytes[this.#next++] ?? 0)) >>> 0
  }
}
