/**
 * Every context counts how often a 1 and a 0 followed it, in the dictionary and in the current record, and
 * fixed weights mix the counts. A changed constant makes old capsules unreadable.
 */
import { LOGS, MAX_LOG_COUNT, squash } from './logistic'
import type { Memory } from './memory'

export interface Model {
  newContexts(): {
    readonly now: Int32Array
    begin(kind: number, page: number): void
    advance(byte: number): void
  }
  contexts: number
  /** A text is the more familiar, the more of these contexts are known. */
  familiarity: { from: number; to: number }
  /** Also counted for the record alone, because records repeat themselves. */
  recordContexts: readonly number[]
  /** In the order: style of text, familiarity, input, confidence. */
  weights: Int16Array
}

const CONFIDENCES = 6
export const WEIGHT_UNIT = 32
const ROOM = 256

const inputsOf = ({ contexts, recordContexts }: Model) => contexts + recordContexts.length
export const weightRowLength = (model: Model): number => inputsOf(model) * CONFIDENCES
export const readWeights = (rows: readonly string[]): Int16Array =>
  Int16Array.from(rows.join(' ').split(' '), Number)

export class Predictor {
  readonly #model: Model
  readonly #trained: Memory
  readonly #record: Memory
  readonly #contexts: ReturnType<Model['newContexts']>
  // Candidates that agree with the bits so far come first.
  readonly #bytes: Uint8Array
  readonly #counts: Uint8Array
  readonly #lengths: Int32Array
  /** Active inputs come first. They are few, and this is the innermost loop. */
  readonly #active: Int32Array
  #style = 0
  #offset = 0
  /** For training: the mixed log-odds and the indexes of their weights. */
  readonly stretches: Int32Array
  readonly rows: Int32Array
  activeCount = 0

  constructor(model: Model, trained: Memory, record: Memory) {
    const inputs = inputsOf(model)
    this.#model = model
    this.#trained = trained
    this.#record = record
    this.#contexts = model.newContexts()
    this.#bytes = new Uint8Array(inputs * ROOM)
    this.#counts = new Uint8Array(inputs * ROOM)
    this.#lengths = new Int32Array(inputs)
    this.#active = new Int32Array(inputs)
    this.stretches = new Int32Array(inputs)
    this.rows = new Int32Array(inputs)
  }

  begin(kind: number, style: number, page: number): void {
    this.#style = style
    this.#contexts.begin(kind, page)
    this.#recall()
  }

  /** In 1/65536. Bit 7 comes first. */
  predict(bit: number): number {
    // Read once, because this is the innermost loop.
    const [bytes, counts, lengths, active] = [
      this.#bytes,
      this.#counts,
      this.#lengths,
      this.#active,
    ]
    const { stretches, rows, activeCount } = this
    const { weights } = this.#model
    const offset = this.#offset
    let sum = 0
    for (let nth = 0; nth < activeCount; nth++) {
      const input = active[nth] ?? 0
      const from = input * ROOM
      const to = from + (lengths[input] ?? 0)
      let ones = 0
      let all = 0
      for (let i = from; i < to; i++) {
        const count = counts[i] ?? 0
        all += count
        ones += (((bytes[i] ?? 0) >>> bit) & 1) * count
      }
      const stretch = logOdds(ones, all - ones)
      const isUnanimous = ones === 0 || ones === all
      const row = offset + input * CONFIDENCES + confidence(all, isUnanimous)
      stretches[nth] = stretch
      rows[nth] = row
      sum += stretch * (weights[row] ?? 0)
    }
    return squash(Math.trunc(sum / WEIGHT_UNIT))
  }

  narrow(bit: number, value: number): void {
    const [bytes, counts, lengths, active] = [
      this.#bytes,
      this.#counts,
      this.#lengths,
      this.#active,
    ]
    let left = 0
    for (let nth = 0; nth < this.activeCount; nth++) {
      const input = active[nth] ?? 0
      const from = input * ROOM
      const to = from + (lengths[input] ?? 0)
      let kept = from
      for (let i = from; i < to; i++) {
        const byte = bytes[i] ?? 0
        if (((byte >>> bit) & 1) !== value) continue
        bytes[kept] = byte
        counts[kept++] = counts[i] ?? 0
      }
      lengths[input] = kept - from
      if (kept > from) active[left++] = input
    }
    this.activeCount = left
  }

  advance(byte: number): void {
    for (const context of this.#model.recordContexts) {
      this.#record.addByte(this.#contexts.now[context] ?? 0, byte)
    }
    this.#contexts.advance(byte)
    this.#recall()
  }

  #recall(): void {
    const { contexts, recordContexts, familiarity } = this.#model
    const { from, to } = familiarity
    this.activeCount = 0
    let familiar = 0
    for (let i = 0; i < contexts; i++) {
      const known = this.#ask(this.#trained, i, i)
      if (known && i >= from && i <= to) familiar++
    }
    for (let i = 0; i < recordContexts.length; i++) {
      this.#ask(this.#record, recordContexts[i] ?? 0, contexts + i)
    }
    const grades = to - from + 2
    this.#offset = (this.#style * grades + familiar) * weightRowLength(this.#model)
  }

  #ask(memory: Memory, context: number, input: number): boolean {
    const key = this.#contexts.now[context] ?? 0
    const length = memory.recall(key, this.#bytes, this.#counts, input * ROOM)
    this.#lengths[input] = length
    if (length === 0) return false
    this.#active[this.activeCount++] = input
    return true
  }
}

/** In 1/256. Counts are limited to MAX_LOG_COUNT. */
function logOdds(ones: number, zeros: number): number {
  const most = Math.max(ones, zeros)
  if (most <= MAX_LOG_COUNT) return (LOGS[ones] ?? 0) - (LOGS[zeros] ?? 0)
  const scale = Math.ceil(most / MAX_LOG_COUNT)
  return (LOGS[Math.ceil(ones / scale)] ?? 0) - (LOGS[Math.ceil(zeros / scale)] ?? 0)
}

function confidence(count: number, isUnanimous: boolean): number {
  return (count > 3 ? 2 : count > 1 ? 1 : 0) + (isUnanimous ? 3 : 0)
}
