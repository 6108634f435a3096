import { Memory } from '../../src/capsule/v1/memory'
import { MODEL, trainedModel } from '../../src/capsule/v1/model'
import { Predictor } from '../../src/capsule/v1/predictor'
import { BitEncoder } from '../../src/capsule/v1/range-coder'
import {
  STYLES,
  TEXT_KIND_NAMES,
  TEXT_KINDS,
  type TextKindName,
} from '../../src/capsule/v1/text-kinds'
import { END_OF_TEXT } from '../../src/capsule/v1/utf8'

const EVEN = 32_768

/** Exactly these numbers are written, however wrong they are. */
interface RawText {
  habit?: number
  page?: number
}

/** Writes any sequence of values, also those that no encoder writes and a reader must refuse. */
export class HandWriter {
  readonly #encoder = new BitEncoder()
  readonly #predictor: Predictor
  #page = 0

  constructor(pack: number) {
    this.number(pack, 5)
    this.#predictor = new Predictor(MODEL, trainedModel(Math.min(pack, 12)), new Memory(8000))
  }

  flag(value: boolean, p = EVEN): this {
    this.#encoder.bit(value ? 1 : 0, p)
    return this
  }

  number(value: number, width: number): this {
    for (let bit = width - 1; bit >= 0; bit--) this.flag(Math.floor(value / 2 ** bit) % 2 === 1)
    return this
  }

  count(value: number, width = Math.floor(Math.log2(value + 1))): this {
    for (let i = 0; i < width; i++) this.flag(true)
    return this.flag(false).number(value + 1 - 2 ** width, width)
  }

  /** `coded` is a text of ASCII as it is coded, or its bytes. */
  text(kind: TextKindName, coded: string | readonly number[], { habit, page }: RawText = {}): this {
    this.flag(habit === undefined, 58_000)
    if (habit !== undefined) this.number(habit, 2)
    this.flag(page === undefined, 62_000)
    if (page !== undefined) this.number(page, 3)
    this.#page = page ?? this.#page
    const id = TEXT_KIND_NAMES.indexOf(kind)
    this.#predictor.begin(id, STYLES.indexOf(TEXT_KINDS[kind].style), this.#page)
    const bytes = typeof coded === 'string' ? Buffer.from(coded) : coded
    for (const byte of [...bytes, END_OF_TEXT]) this.#byte(byte)
    return this
  }

  #byte(byte: number) {
    for (let bit = 7; bit >= 0; bit--) {
      const value = (byte >> bit) & 1
      this.flag(value === 1, this.#predictor.predict(bit))
      this.#predictor.narrow(bit, value)
    }
    this.#predictor.advance(byte)
  }

  bytes(): Uint8Array {
    return this.#encoder.finish()
  }
}
