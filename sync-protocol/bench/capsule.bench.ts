/**
 * `npm run bench:capsule` compares capsules with SMART Health Cards and deflated JSON and writes
 * the table with the date into capsule.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { piecesOf } from '../src/capsule/pieces'
import { PACKS, SHARED_TEXT } from '../src/capsule/v1/packs'
import { disclose, type ResponderCard } from '../src/disclosure'
import {
  capsuleRoom,
  codeLink,
  encodeCapsule,
  makeSymbol,
  PRINT_VERSIONS,
  TOKEN_BYTES,
  tokenFromBytes,
} from '../src/qr'
import { inventRecord, type Stock } from './invented-record'
import { planIn } from './plan-stocks'
import { type Random, seededRandom } from './random'
import { type Measured, plainDeflate, smartHealthCard } from './rivals'
import { BENCH_STOCKS, LANGUAGE_STOCKS } from './stocks'

const RECORDS = 200
const SEED = 20_260_301
const ORIGIN = 'https://lifetag.example'
const NOW_MS = Date.UTC(2026, 2, 1)
const TODAY = '2026-03-01'
const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 3, expiresAt: '' } as const
const SHC_MAX_VERSION = 22

const random = seededRandom(SEED)
const token = tokenFromBytes(Uint8Array.from({ length: TOKEN_BYTES }, () => random.int(0, 255)))
const stocks = BENCH_STOCKS.flatMap(([share, stock]) => Array.from({ length: share }, () => stock))
const people = (from: Random, community: readonly Stock[], planCount = 0) => {
  const planned = seededRandom(SEED)
  return Array.from({ length: RECORDS }, () => {
    const stock = from.pick(community)
    const record = inventRecord(from, stock, NOW_MS)
    const plans = Array.from({ length: planCount }, (_, at) => ({
      id: `plan ${at}`,
      ...planIn(planned, stock.language),
    }))
    return disclose({ ...record, plans }, CODE, TODAY)
  })
}
const cards = people(random, stocks)
/** The same people, each with this many plans. */
const withPlans = (count: number) => {
  const again = seededRandom(SEED)
  for (let drawn = 0; drawn < TOKEN_BYTES; drawn++) again.int(0, 255)
  return people(again, stocks, count)
}

const capsule = (card: ResponderCard, maxDigits: number) =>
  encodeCapsule(card, { maxDigits, madeAtMs: NOW_MS })
/** A plan is whole if neither it nor a part of it is left out. */
const hasWholePlan = (card: ResponderCard, version: number) => {
  const { omitted } = capsule(card, capsuleRoom(ORIGIN, version))
  return omitted.every(({ section, index }) => section !== 'plans' || index !== 0)
}
const planRow = (count: number) => {
  const planned = withPlans(count)
  const cell = (version: number) => {
    const wholeCards = planned.filter(card => (wholeOf(card).version ?? TOO_BIG) <= version).length
    const wholePlans = planned.filter(card => hasWholePlan(card, version)).length
    return `${wholePlans}, ${wholeCards}`
  }
  return `| ${count} | ${cell(PRINT_VERSIONS.card)} | ${cell(PRINT_VERSIONS.sticker)} |`
}
const shareKept = (version: number) =>
  cards.map(card => {
    const { omitted } = capsule(card, capsuleRoom(ORIGIN, version))
    const left = omitted.filter(item => item.reason === 'no_room').length
    return 100 * (1 - left / piecesOf(card).length)
  })

const wholeOf = (card: ResponderCard): Measured => {
  const { digits } = capsule(card, 2400)
  const { version } = makeSymbol(codeLink(ORIGIN, token, digits))
  return { bytes: Number(digits.slice(19, 22)) + 9, version }
}
const whole = cards.map(wholeOf)
const shc = cards.map(card => smartHealthCard(card, ORIGIN))
const plain = cards.map(card => plainDeflate(card, ORIGIN, token))

const TOO_BIG = 41
const sorted = (values: number[]) => [...values].sort((a, b) => a - b)
const quantile = (values: number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0
const row = (name: string, values: number[], unit = '') => {
  const cell = (value: number) => (value === TOO_BIG ? 'none' : `${Math.round(value)}${unit}`)
  const [median, p95] = [quantile(values, 0.5), quantile(values, 0.95)]
  return `| ${name} | ${cell(median)} | ${cell(p95)} | ${cell(Math.max(...values))} |`
}
const keptRow = (name: string, values: number[]) => {
  const cell = (share: number) => `${Math.round(quantile(values, share))} %`
  return `| ${name} | ${cell(0.5)} | ${cell(0.05)} | ${cell(0)} |`
}
const versions = (measured: Measured[]) => measured.map(({ version }) => version ?? TOO_BIG)
const bytes = (measured: Measured[]) => measured.map(m => m.bytes)

const wordsIn = (texts: readonly string[]) =>
  new Set(texts.flatMap(text => text.toLowerCase().split(/[^\p{L}\p{M}]+/u)))
const known = wordsIn([SHARED_TEXT, ...PACKS.map(({ text }) => text)])
const wordsOf = (community: readonly Stock[]) =>
  wordsIn(community.flatMap(stock => Object.values(stock).flat()))
const words = wordsOf(BENCH_STOCKS.map(([, stock]) => stock))
const countKnown = (said: ReadonlySet<string>) => [...said].filter(word => known.has(word)).length
const knownWords = countKnown(words)

const languageRow = (stock: Stock) => {
  const sizes = people(seededRandom(SEED), [stock]).map(wholeOf)
  const onCard = versions(sizes).filter(version => version <= PRINT_VERSIONS.card).length
  const said = wordsOf([stock])
  const median = quantile(bytes(sizes), 0.5)
  const shareKnown = Math.round((100 * countKnown(said)) / said.size)
  return `| ${stock.language} | ${Math.round((100 * onCard) / RECORDS)} % | ${median} | ${shareKnown} % |`
}

/** Measures how much longer a code is with the first plan, by the language of its text. */
const planCosts = () => {
  const costs = new Map<string, { bytes: number; bits: number }[]>()
  const planned = seededRandom(SEED)
  for (const [, stock] of BENCH_STOCKS) {
    const from = seededRandom(SEED)
    const each = Array.from({ length: RECORDS }, () => {
      const record = inventRecord(from, stock, NOW_MS)
      const plan = { id: 'plan', ...planIn(planned, stock.language) }
      const [before, after] = [[], [plan]].map(
        plans => wholeOf(disclose({ ...record, plans }, CODE, TODAY)).bytes,
      )
      const bytes = (after ?? 0) - (before ?? 0)
      return { bytes, bits: (8 * bytes) / [...(plan.about ?? ''), ...plan.text].length }
    })
    costs.set(stock.language, each)
  }
  return costs
}
const planCostRow = ([language, costs]: [string, { bytes: number; bits: number }[]]) => {
  const bits = costs.reduce((sum, cost) => sum + cost.bits, 0) / costs.length
  const bytesEach = costs.map(cost => cost.bytes)
  const cells = [0.05, 0.5, 0.95].map(share => quantile(bytesEach, share))
  return `| ${language} | ${cells.join(' | ')} | ${bits.toFixed(2)} |`
}

const started = process.cpuUsage()
for (const card of cards) capsule(card, capsuleRoom(ORIGIN, PRINT_VERSIONS.card))
const msEach = process.cpuUsage(started).user / 1000 / RECORDS

const shcFits = versions(shc).filter(version => version <= SHC_MAX_VERSION).length
const fits = (version: number) => versions(whole).filter(v => v <= version).length
const table = [
  `## ${new Date().toISOString().slice(0, 10)}, ${RECORDS} records, seed ${SEED}`,
  '',
  '| | median | 95th percentile | worst |',
  '|---|---|---|---|',
  row('capsule, bytes (header and check included)', bytes(whole)),
  row('capsule + link, QR version at level M', versions(whole)),
  row('plain deflate of JSON, bytes', bytes(plain)),
  row('plain deflate + link, QR version at level M', versions(plain)),
  row('SMART Health Card, characters of JWS', bytes(shc)),
  row('SMART Health Card, QR version at level L', versions(shc)),
  keptRow(
    `pieces kept on a card (version ${PRINT_VERSIONS.card}-M)`,
    shareKept(PRINT_VERSIONS.card),
  ),
  keptRow(
    `pieces kept on a sticker (version ${PRINT_VERSIONS.sticker}-M)`,
    shareKept(PRINT_VERSIONS.sticker),
  ),
  '',
  `Of the ${words.size} words these people use, ${knownWords} are in the dictionary. ` +
    `Whole records that fit: ${fits(10)} of ${RECORDS} on a card, ${fits(8)} on a sticker; ` +
    `${shcFits} of ${RECORDS} as a single SMART Health Card (its limit is version ${SHC_MAX_VERSION}). ` +
    `Encoding for a card took ${msEach.toFixed(1)} ms of processor time each.`,
  '',
  '| plans each | on a card: first plan whole, record whole | on a sticker |',
  '|---|---|---|',
  planRow(1),
  planRow(2),
  '',
  '| bytes of a plan | 5th percentile | median | 95th percentile | bits a character |',
  '|---|---|---|---|---|',
  ...[...planCosts()].map(planCostRow),
  '',
  `## By language, ${RECORDS} records each`,
  '',
  '| | whole on a card | median bytes | words the model has read |',
  '|---|---|---|---|',
  ...LANGUAGE_STOCKS.map(languageRow),
  '',
]

console.log(table.join('\n'))
if (process.argv.includes('--write')) {
  const file = new URL('./capsule.md', import.meta.url)
  const [intro = ''] = readFileSync(file, 'utf8').split(/^## /m)
  writeFileSync(file, intro + table.join('\n'))
}
