/**
 * Finds the mixing weights of the newest capsule's text model by logistic regression and prints its
 * weights.data.ts: `node --import tsx dev/train-weights.ts > …`. Use it only for a new version,
 * because other weights make the capsules of this version unreadable.
 */
import { inventRecord, type Stock } from '../bench/invented-record'
import { seededRandom } from '../bench/random'
import { VERSION } from '../src/capsule/v1'
import { content } from '../src/capsule/v1/card-layout'
import { Channel } from '../src/capsule/v1/channel'
import { MODEL, preparePack, prepareShared } from '../src/capsule/v1/model'
import { PACK_COUNT } from '../src/capsule/v1/packs'
import { Predictor, WEIGHT_UNIT, weightRowLength } from '../src/capsule/v1/predictor'
import { disclose } from '../src/disclosure'
import { packStock, TRAINING_STOCK } from './training-stocks'

const RECORDS = Number(process.argv[2] ?? 300)
const ROUNDS = Number(process.argv[3] ?? 7)
const NOW_MS = Date.UTC(2026, 2, 1)
const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 1, expiresAt: '' } as const

const WEIGHTS = MODEL.weights
const exact = Float64Array.from(WEIGHTS)
let rate = Number(process.argv[4] ?? 0.02)
let cost = 0

// The predictor predicts every bit and then gets its value, which is what a gradient step needs.
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
  for (let i = 0; i < this.activeCount; i++) {
    const stretch = this.stretches[i] ?? 0
    const row = this.rows[i] ?? 0
    const next = (exact[row] ?? 0) + (rate * error * stretch * WEIGHT_UNIT) / 256
    exact[row] = Math.max(-127, Math.min(127, next))
    WEIGHTS[row] = Math.round(exact[row] ?? 0)
  }
  narrow.call(this, bit, value)
}

/** Each fold hides another half of a pack's phrases, because half of people's words are unknown. */
const FOLDS = 2
const foldOf = (phrase: string) =>
  [...phrase].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % FOLDS
const shared = prepareShared()
const models = Array.from({ length: PACK_COUNT }, (_, pack) =>
  Array.from({ length: FOLDS }, (_, fold) =>
    preparePack(shared.copy(), pack, phrase => foldOf(phrase) !== fold),
  ),
)
const stockOf = (pack: number): Stock => (pack === 0 ? TRAINING_STOCK : packStock(pack))
const stocks = Array.from({ length: PACK_COUNT }, (_, pack) => stockOf(pack))

const random = seededRandom(7)
const packFor = () => (random.chance(1 / 3) ? 0 : random.int(1, PACK_COUNT - 1))
for (let round = 0; round < ROUNDS; round++) {
  cost = 0
  for (let i = 0; i < RECORDS; i++) {
    const pack = packFor()
    const model = random.pick(models[pack] ?? [])
    const record = inventRecord(random, stocks[pack] ?? TRAINING_STOCK, NOW_MS)
    const card = disclose(record, CODE, '2026-03-01')
    const written = { card, madeAtMs: NOW_MS }
    Channel.write(pack, channel => content(channel, written, card.changedAtMs), {
      modelOf: () => model,
    })
  }
  console.error(`round ${round + 1}: ${(cost / RECORDS / 8).toFixed(2)} bytes of text a record`)
  rate *= 0.6
}

const width = weightRowLength(MODEL)
const rows = Array.from({ length: WEIGHTS.length / width }, (_, i) =>
  WEIGHTS.slice(i * width, (i + 1) * width).join(' '),
)
console.log(`/** The weights of capsule version ${VERSION}, one line a style and grade. Made by dev/train-weights.ts. */
// biome-ignore format: a table
export const WEIGHT_ROWS = [
${rows.map(row => `  '${row}',`).join('\n')}
]`)
