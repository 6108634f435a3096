/**
 * The next byte of a text, bit by bit: every context says how often a 1 and a 0 followed it, and
 * fixed weights mix what they say. Contexts are asked twice: in what was learnt from the
 * dictionary, and in what this very record has said so far.
 * Everything here is part of the format: a changed constant makes old capsules unreadable.
 */
import { CONTEXTS, Contexts, FAMILIARITY_FROM, FAMILIARITY_TO, RECORD_CONTEXTS } from './contexts'
import { LOGS, MAX_LOG_COUNT, squash } from './logistic'
import type { Memory } from './memory'
import { CONFIDENCES, INPUTS, WEIGHT_UNIT, WEIGHTS, weightsOf } from './weights'

const ROOM = 256

export class Predictor {
  readonly #trained: Memory
  readonly #record: Memory
  readonly #contexts = new Contexts()
  // What may come next by each input: bytes and counts, those that fit the bits so far in front.
  readonly #bytes = new Uint8Array(INPUTS * ROOM)
  readonly #counts = new Uint8Array(INPUTS * ROOM)
  readonly #lengths = new Int32Array(INPUTS)
  /** Inputs whose contexts are still active, in front: few, and this is the innermost loop. */
  readonly #active = new Int32Array(INPUTS)
  #style = 0
  #weights = 0
  /** What the last prediction was mixed from: each input's log-odds (`stretch`) and where its weight is, for training. */
  readonly stretches = new Int32Array(INPUTS)
  readonly rows = new Int32Array(INPUTS)
  activeCount = 0

  constructor(trained: Memory, record: Memory) {
    this.#trained = trained
    this.#record = record
  }

  begin(kind: number, style: number): void {
    this.#style = style
    this.#contexts.begin(kind)
    this.#recall()
  }

  /** The probability that bit number `bit` (7 first) of the next byte is 1, in 1/65536. */
  predict(bit: number): number {
    // Read once: this is the innermost loop of making and reading a code.
    const [bytes, counts, lengths, active] = [
      this.#bytes,
      this.#counts,
      this.#lengths,
      this.#active,
    ]
    const { stretches, rows, activeCount } = this
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
      const row = this.#weights + input * CONFIDENCES + confidence(all, isUnanimous)
      stretches[nth] = stretch
      rows[nth] = row
      sum += stretch * (WEIGHTS[row] ?? 0)
    }
    return squash(Math.trunc(sum / WEIGHT_UNIT))
  }

  /** Keeps only what agrees that bit number `bit` is `value`. */
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

  /** Learns that `byte` came, and moves past it. */
  advance(byte: number): void {
    for (let i = 0; i < RECORD_CONTEXTS.length; i++) {
      this.#record.learn(this.#contexts.now[RECORD_CONTEXTS[i] ?? 0] ?? 0, byte)
    }
    this.#contexts.advance(byte)
    this.#recall()
  }

  #recall(): void {
    this.activeCount = 0
    let familiar = 0
    for (let i = 0; i < CONTEXTS; i++) {
      const known = this.#ask(this.#trained, i, i)
      if (known && i >= FAMILIARITY_FROM && i <= FAMILIARITY_TO) familiar++
    }
    for (let i = 0; i < RECORD_CONTEXTS.length; i++) {
      this.#ask(this.#record, RECORD_CONTEXTS[i] ?? 0, CONTEXTS + i)
    }
    this.#weights = weightsOf(this.#style, familiar)
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

/** Log-odds of a 1 in 1/256 after `ones` and `zeros`, either counted up to MAX_LOG_COUNT. */
function logOdds(ones: number, zeros: number): number {
  const most = Math.max(ones, zeros)
  if (most <= MAX_LOG_COUNT) return (LOGS[ones] ?? 0) - (LOGS[zeros] ?? 0)
  const scale = Math.ceil(most / MAX_LOG_COUNT)
  return (LOGS[Math.ceil(ones / scale)] ?? 0) - (LOGS[Math.ceil(zeros / scale)] ?? 0)
}

/** Which of a weight's CONFIDENCES: seen once, a few times, often; all alike or not. */
function confidence(count: number, isUnanimous: boolean): number {
  return (count > 3 ? 2 : count > 1 ? 1 : 0) + (isUnanimous ? 3 : 0)
}
