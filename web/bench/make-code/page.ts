import { makeCode } from 'sync-protocol/codes'
import { codeLink, renderCodeSvg } from 'sync-protocol/qr'
import { inventRecord } from '../../../sync-protocol/bench/invented-record'
import { seededRandom } from '../../../sync-protocol/bench/random'
import { BENCH_STOCKS } from '../../../sync-protocol/bench/stocks'

const ORIGIN = 'https://lifetag.example'
const TOKEN = '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ'
const NOW_MS = Date.UTC(2026, 2, 1)
const CHOICES = {
  type: 'emergency',
  accessLevel: 'emergency',
  expiration: 'never',
  qrColor: '#DC2626',
  textColor: '#000000',
  confirmedPublic: false,
} as const

export interface Times {
  firstMs: number
  eachMs: number[]
}

function measure(count: number): Times {
  const random = seededRandom(20_260_301)
  const stocks = BENCH_STOCKS.flatMap(([share, stock]) =>
    Array.from({ length: share }, () => stock),
  )
  const records = Array.from({ length: count }, () =>
    inventRecord(random, random.pick(stocks), NOW_MS),
  )
  const [firstMs = 0, ...eachMs] = records.map((record, at) => {
    // The first record is timed once. For the others the best of three counts, because machines are shared.
    const tries = Array.from({ length: at === 0 ? 1 : 3 }, () => timeOf(record))
    return Math.min(...tries)
  })
  return { firstMs, eachMs }
}

function timeOf(record: Parameters<typeof makeCode>[2]['record']): number {
  const started = performance.now()
  const { code } = makeCode(
    CHOICES,
    { token: TOKEN, secret: TOKEN },
    { record, origin: ORIGIN, nowMs: NOW_MS },
  )
  renderCodeSvg({ text: codeLink(ORIGIN, TOKEN, code.capsule), color: code.qrColor })
  return performance.now() - started
}

Object.assign(window, { measure })
