/**
 * Each context is a 32-bit fingerprint. A shape counts a run of alphabetic characters as one. A byte from
 * 0x80 on is combined with its page.
 */
import { isLead } from './pages'

export const CONTEXTS = 10

const hash = (a: number, b: number) => {
  const mixed = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35)
}

const DIGIT = 0x30
const LETTER = 0x61
const isDigit = (unit: number) => unit >= DIGIT && unit <= 0x39
const isLetter = (unit: number) => (unit >= LETTER && unit <= 0x7a) || unit >= 0x80
const shapeOf = (unit: number) => (isDigit(unit) ? DIGIT : isLetter(unit) ? LETTER : unit)
/** The second byte of a pair has no meaning of its own. */
const TRAIL = 0x1000

export class Contexts {
  readonly now = new Int32Array(CONTEXTS)
  #kind = 0
  #page = 0
  #isInside = false
  // The last six units, newest first.
  #a = 0
  #b = 0
  #c = 0
  #d = 0
  #e = 0
  #f = 0
  #field = 0
  #shape = 0
  #word = 0
  #lastWord = 0

  begin(kind: number, page: number): void {
    this.#kind = kind
    this.#page = page
    this.#isInside = false
    this.#shape = this.#word = this.#lastWord = 0
    // No text contains these units, so the start of a field depends only on kind and page.
    this.#a = 0x10000 | (kind << 4) | page
    this.#b = this.#c = this.#d = this.#e = this.#f = 0
    this.#field = hash(kind + 1, page)
    this.#place()
  }

  advance(byte: number): void {
    const unit = this.#isInside ? TRAIL | byte : byte < 0x80 ? byte : (this.#page << 8) | byte
    this.#isInside = !this.#isInside && isLead(this.#page, byte)
    this.#f = this.#e
    this.#e = this.#d
    this.#d = this.#c
    this.#c = this.#b
    this.#b = this.#a
    this.#a = unit
    this.#field = hash(this.#field, unit)
    const shape = shapeOf(unit)
    const isSameRun = shape === LETTER && (this.#shape & 0xff) === LETTER
    if (!isSameRun) this.#shape = (this.#shape << 8) | shape
    if (isLetter(unit)) this.#word = hash(this.#word, unit)
    else if (this.#word !== 0) {
      this.#lastWord = this.#word
      this.#word = 0
    }
    this.#place()
  }

  #place(): void {
    const kind = this.#kind
    const { now } = this
    const two = hash(hash(this.#a, 2), this.#b)
    const three = hash(two, this.#c)
    const four = hash(three, this.#d)
    now[0] = hash(kind, this.#isInside ? 7 : this.#page)
    now[1] = hash(this.#a, 256 + kind)
    now[2] = two
    now[3] = three
    now[4] = four
    now[5] = hash(hash(four, this.#e), this.#f)
    now[6] = hash(this.#field, 4)
    now[7] = hash(this.#word, 5 + 16 * (this.#word === 0 ? kind : 0))
    now[8] = hash(this.#word, this.#lastWord | 1)
    now[9] = hash(this.#shape, 512 + kind)
  }
}
