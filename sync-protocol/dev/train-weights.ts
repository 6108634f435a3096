/**
 * Finds the mixing weights of the capsule's text model and prints src/qr/capsule/weights.data.ts:
 * `node --import tsx dev/train-weights.ts > …`. Logistic regression on invented records. Only ever
 * for a new codec version: other weights make the capsules of this one unreadable.
 */
import { inventRecord } from '../bench/invented-record'
import { seededRandom } from '../bench/random'
import { disclose } from '../src/disclosure'
import { content } from '../src/qr/capsule/card-layout'
import { Channel } from '../src/qr/capsule/channel'
import { Predictor } from '../src/qr/capsule/predictor'
import { WEIGHT_UNIT, WEIGHTS } from '../src/qr/capsule/weights'
import { TRAINING_STOCK } from './training-stocks'

const RECORDS = Number(process.argv[2] ?? 400)
const ROUNDS = 7
const NOW_MS = Date.UTC(2026, 2, 1)

const exact = Float64Array.from(WEIGHTS)
let rate = 0.02
let cost = 0

// The predictor is asked about every bit and told what it was: exactly what a gradient step needs.
const predict = Predictor.prototype.predict
const narrow = Predictor.prototype.narrow
let expected = 0.5
Predictor.prototype.predict = function (bit) {
  const p = predict.call(this, bit)
  expected = p / 65536
  return p
}
Predictor.prototype.narrow = function (bit, value) {
  const error = value - expected
  cost -= Math.log2(value ? expected : 1 - expected)
  for (let i = 0; i < this.voiceCount; i++) {
    const opinion = this.opinions[i] ?? 0
    const row = this.rows[i] ?? 0
    const next = (exact[row] ?? 0) + (rate * error * opinion * WEIGHT_UNIT) / 256
    exact[row] = Math.max(-127, Math.min(127, next))
    WEIGHTS[row] = Math.round(exact[row] ?? 0)
  }
  narrow.call(this, bit, value)
}

const random = seededRandom(7)
for (let round = 0; round < ROUNDS; round++) {
  cost = 0
  for (let i = 0; i < RECORDS; i++) {
    const record = inventRecord(random, TRAINING_STOCK, NOW_MS)
    const code = {
      type: 'emergency',
      accessLevel: 'emergency',
      revision: 1,
      expiresAt: '',
    } as const
    const card = disclose(record, code, '2026-03-01')
    Channel.write(channel => content(channel, { card, madeAtMs: NOW_MS }, card.changedAtMs))
  }
  console.error(`round ${round + 1}: ${(cost / RECORDS / 8).toFixed(2)} bytes of text a record`)
  rate *= 0.6
}
console.log(JSON.stringify([...WEIGHTS]))
