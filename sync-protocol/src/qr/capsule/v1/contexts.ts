/**
 * What of a text's past may tell its next byte: the last bytes, the word so far, the field so far,
 * its shape (letters run together, digits all alike). Each is a 32-bit fingerprint.
 */
export const CONTEXTS = 8

const hash = (a: number, b: number) => {
  const mixed = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35)
}

const DIGIT = 0x30
const LETTER = 0x61
const isDigit = (byte: number) => byte >= DIGIT && byte <= 0x39
const isLetter = (byte: number) => (byte >= LETTER && byte <= 0x7a) || byte >= 0x80
const shapeOf = (byte: number) => (isDigit(byte) ? DIGIT : isLetter(byte) ? LETTER : byte)

export class Contexts {
  readonly now = new Int32Array(CONTEXTS)
  #kind = 0
  #last = 0
  #field = 0
  #shape = 0
  #word = 0
  #lastWord = 0

  /** At the beginning of a text of kind number `kind`. */
  begin(kind: number): void {
    this.#kind = kind
    this.#shape = this.#word = this.#lastWord = 0
    this.#field = kind + 1
    // No text holds these bytes: what begins a field is learnt by kind, and never mistaken.
    this.#last = 0xffffff00 | kind
    this.#place()
  }

  advance(byte: number): void {
    this.#last = (this.#last << 8) | byte
    this.#field = hash(this.#field, byte)
    const shape = shapeOf(byte)
    const isSameRun = shape === LETTER && (this.#shape & 0xff) === LETTER
    if (!isSameRun) this.#shape = (this.#shape << 8) | shape
    if (isLetter(byte)) this.#word = hash(this.#word, byte)
    else if (this.#word !== 0) {
      this.#lastWord = this.#word
      this.#word = 0
    }
    this.#place()
  }

  #place(): void {
    const last = this.#last
    const kind = this.#kind
    this.now[0] = hash(kind, 0)
    this.now[1] = hash(last & 0xff, 256 + kind)
    this.now[2] = hash(last & 0xffff, 2)
    this.now[3] = hash(last, 3)
    this.now[4] = hash(this.#field, 4)
    this.now[5] = hash(this.#word, 5 + 16 * (this.#word === 0 ? kind : 0))
    this.now[6] = hash(this.#word, this.#lastWord | 1)
    this.now[7] = hash(this.#shape, 512 + kind)
  }
}
