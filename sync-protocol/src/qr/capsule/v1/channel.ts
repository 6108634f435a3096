/**
 * What a capsule's parts are written to and read from. Both directions run the same calls: a writer
 * passes the value and gets it back as a reader will see it; a reader passes undefined and gets
 * what was written. So the layout exists once, and the two can never drift apart.
 */
import { DamagedCapsule } from '../damaged'
import { CASE_HABITS, type CaseHabit, foldCase, unfoldCase } from './letter-case'
import { Memory } from './memory'
import { MODEL, trainedModel } from './model'
import { Predictor } from './predictor'
import { type BitCoder, BitDecoder, BitEncoder } from './range-coder'
import { STYLES, TEXT_KIND_NAMES, TEXT_KINDS, type TextKindName } from './text-kinds'
import { decodeUtf8, END_OF_TEXT, encodeUtf8 } from './utf8'

const EVEN = 32768
/** Texts of this version are UTF-8, without pages. */
const NO_PAGE = 0
const LIKELY_HABIT = 58_000
/** What a record can teach the model: enough for any that fits a code. */
const RECORD_ENTRIES = 8000
/** All texts of a card together: above any record's, below what would hang a reader's phone. */
const MAX_TEXT_BYTES = 100_000

export class Channel {
  readonly isReading: boolean
  readonly #coder: BitCoder
  readonly #predictor = new Predictor(MODEL, trainedModel(), new Memory(RECORD_ENTRIES))
  readonly #habits = new Map<TextKindName, CaseHabit>()

  #textBytes = 0

  private constructor(coder: BitCoder, isReading: boolean) {
    this.#coder = coder
    this.isReading = isReading
  }

  /** The bytes that `write` puts in, and what a reader will get from them. */
  static write<T>(write: (channel: Channel) => T): { bytes: Uint8Array; kept: T } {
    const encoder = new BitEncoder()
    const channel = new Channel(encoder, false)
    const kept = write(channel)
    return { bytes: encoder.finish(), kept }
  }

  static read<T>(bytes: Uint8Array, read: (channel: Channel) => T): T {
    const decoder = new BitDecoder(bytes)
    const channel = new Channel(decoder, true)
    return read(channel)
  }

  /** A yes or no that is yes with a probability of `yesIn65536`. */
  flag(value: boolean | undefined, yesIn65536 = EVEN): boolean {
    return this.#coder.bit(value ? 1 : 0, yesIn65536) === 1
  }

  /** A whole number of `width` bits. */
  number(value: number | undefined, width: number): number {
    let result = 0
    for (let i = width - 1; i >= 0; i--) {
      const bit = Math.floor((value ?? 0) / 2 ** i) % 2
      result = result * 2 + this.#coder.bit(bit, EVEN)
    }
    return result
  }

  /** A whole number below 2^31 of unknown size, small ones cheaper (Elias gamma of value + 1). */
  anyNumber(value: number | undefined): number {
    const plusOne = (value ?? 0) + 1
    let width = 0
    while (this.flag(plusOne >= 2 ** (width + 1))) {
      if (++width > 31) throw new DamagedCapsule('number too large')
    }
    return this.number(plusOne - 2 ** width, width) + 2 ** width - 1
  }

  text(value: string | undefined, kind: TextKindName): string {
    const expected = this.#habits.get(kind) ?? TEXT_KINDS[kind].habit
    const { habit, folded } = foldCase(value ?? '', expected)
    const coded = this.#habit(habit, expected)
    this.#habits.set(kind, coded)
    return unfoldCase(decodeUtf8(this.#bytes(kind, encodeUtf8(folded))), coded)
  }

  /** People who write one medicine in capitals write them all so: the last habit is likely again. */
  #habit(value: CaseHabit, expected: CaseHabit): CaseHabit {
    if (this.flag(value === expected, LIKELY_HABIT)) return expected
    const others = CASE_HABITS.filter(habit => habit !== expected)
    const chosen = others[this.number(others.indexOf(value), 2)]
    if (chosen === undefined) throw new DamagedCapsule('no such habit of case')
    return chosen
  }

  #bytes(kind: TextKindName, written: number[]): number[] {
    const bytes: number[] = []
    this.#predictor.begin(
      TEXT_KIND_NAMES.indexOf(kind),
      STYLES.indexOf(TEXT_KINDS[kind].style),
      NO_PAGE,
    )
    for (;;) {
      const byte = this.#byte(written[bytes.length] ?? END_OF_TEXT)
      this.#predictor.advance(byte)
      if (byte === END_OF_TEXT) return bytes
      bytes.push(byte)
      if (++this.#textBytes > MAX_TEXT_BYTES) throw new DamagedCapsule('endless text')
    }
  }

  #byte(written: number): number {
    let byte = 0
    for (let i = 7; i >= 0; i--) {
      const bit = this.#coder.bit((written >>> i) & 1, this.#predictor.predict(i))
      this.#predictor.narrow(i, bit)
      byte = byte * 2 + bit
    }
    return byte
  }
}
