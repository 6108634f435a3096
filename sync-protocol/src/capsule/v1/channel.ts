/**
 * Both directions run the same calls, so the layout exists once and the two directions cannot differ. A
 * writer passes a value and gets it back as a reader will see it. A reader passes undefined and gets the
 * written value.
 */
import { DamagedCapsule } from '../damaged'
import { CASE_HABITS, type CaseHabit, foldCase, unfoldCase } from './letter-case'
import { Memory } from './memory'
import { MODEL, trainedModel } from './model'
import { PACK_COUNT } from './packs'
import { decodeOn, PAGES, pageFor } from './pages'
import { Predictor } from './predictor'
import { type BitCoder, BitDecoder, BitEncoder } from './range-coder'
import { STYLES, TEXT_KIND_NAMES, TEXT_KINDS, type TextKindName } from './text-kinds'
import { END_OF_TEXT } from './utf8'

const EVEN = 32768
const LIKELY_HABIT = 58_000
const LIKELY_PAGE = 62_000
const PACK_BITS = 5
const PAGE_BITS = 3
/** Enough for any record that fits a code. */
const RECORD_ENTRIES = 8000
/** More than all texts of a card have, and less than would hang a phone. */
const MAX_TEXT_BYTES = 100_000

export class Channel {
  readonly isReading: boolean
  readonly #coder: BitCoder
  readonly #predictor: Predictor
  readonly #habits = new Map<TextKindName, CaseHabit>()
  #page: number | undefined
  #textBytes = 0
  #isTooLong = () => false

  private constructor(coder: BitCoder, isReading: boolean, pack: number, modelOf = trainedModel) {
    this.#coder = coder
    this.isReading = isReading
    const chosen = this.number(pack, PACK_BITS)
    if (chosen >= PACK_COUNT) throw new DamagedCapsule('no such pack')
    this.#predictor = new Predictor(MODEL, modelOf(chosen), new Memory(RECORD_ENTRIES))
  }

  /** Throws DamagedCapsule as soon as the bytes are certain to exceed `maxBytes`. */
  static write<T>(
    pack: number,
    write: (channel: Channel) => T,
    { modelOf = trainedModel, maxBytes = Number.POSITIVE_INFINITY } = {},
  ): { bytes: Uint8Array; kept: T } {
    const encoder = new BitEncoder()
    const channel = new Channel(encoder, false, pack, modelOf)
    channel.#isTooLong = () => encoder.length > maxBytes
    const kept = write(channel)
    return { bytes: encoder.finish(), kept }
  }

  static read<T>(bytes: Uint8Array, read: (channel: Channel) => T): T {
    return read(new Channel(new BitDecoder(bytes), true, 0))
  }

  flag(value: boolean | undefined, yesIn65536 = EVEN): boolean {
    return this.#coder.bit(value ? 1 : 0, yesIn65536) === 1
  }

  number(value: number | undefined, width: number): number {
    let result = 0
    for (let i = width - 1; i >= 0; i--) {
      const bit = Math.floor((value ?? 0) / 2 ** i) % 2
      result = result * 2 + this.#coder.bit(bit, EVEN)
    }
    return result
  }

  /** Below 2^31. Small numbers are cheaper (Elias gamma of value + 1). */
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
    const { page, bytes } = pageFor(folded, this.#page ?? 0)
    this.#choosePage(page)
    return unfoldCase(decodeOn(this.#page ?? 0, this.#bytes(kind, bytes)), coded)
  }

  /** People write all medicines in capitals or none, so the last habit is likely again. */
  #habit(value: CaseHabit, expected: CaseHabit): CaseHabit {
    if (this.flag(value === expected, LIKELY_HABIT)) return expected
    const others = CASE_HABITS.filter(habit => habit !== expected)
    const chosen = others[this.number(others.indexOf(value), 2)]
    if (chosen === undefined) throw new DamagedCapsule('no such habit of case')
    return chosen
  }

  #choosePage(written: number): void {
    const page = this.#page ?? 0
    if (this.flag(written === page, LIKELY_PAGE)) return
    this.#page = this.number(written, PAGE_BITS)
    if (this.#page >= PAGES) throw new DamagedCapsule('no such page')
  }

  #bytes(kind: TextKindName, written: number[]): number[] {
    const bytes: number[] = []
    const style = STYLES.indexOf(TEXT_KINDS[kind].style)
    this.#predictor.begin(TEXT_KIND_NAMES.indexOf(kind), style, this.#page ?? 0)
    for (;;) {
      const byte = this.#byte(written[bytes.length] ?? END_OF_TEXT)
      this.#predictor.advance(byte)
      if (byte === END_OF_TEXT) return bytes
      bytes.push(byte)
      if (++this.#textBytes > MAX_TEXT_BYTES) throw new DamagedCapsule('endless text')
      if (this.#isTooLong()) throw new DamagedCapsule('no room')
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
