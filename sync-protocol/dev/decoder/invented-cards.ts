import * as fc from 'fast-check'
import { inventRecord, type Stock } from '../../bench/invented-record'
import { planIn } from '../../bench/plan-stocks'
import { type Random, seededRandom } from '../../bench/random'
import { LANGUAGE_STOCKS } from '../../bench/stocks'
import { CAPSULE_LEVELS, encodeCapsule } from '../../src/capsule'
import { disclose, type ResponderCard } from '../../src/disclosure'
import type { MedicalRecord } from '../../src/medical'
import { QR_TYPES } from '../../src/medical/code-levels'
import { arbitraryCard } from '../arbitrary-card'

/** The languages that have invented plans. */
const PLANNED = ['en', 'es', 'fr', 'de', 'ru', 'ar', 'zh']
const TODAY = '2026-11-27'
const NOW_MS = Date.parse(TODAY)
/** The digits that fit a large code, a card, a sticker and a small sticker. */
export const ROOMS = [2400, 500, 330, 140] as const

export interface InventedCard {
  language: string
  card: ResponderCard
  maxDigits: number
  madeAtMs: number
}

/** `at` goes through the languages, the kinds of codes and the sizes of prints. */
export function inventCard(random: Random, at: number): InventedCard {
  const stock = LANGUAGE_STOCKS[at % LANGUAGE_STOCKS.length]
  if (!stock) throw new Error('There are no languages')
  const round = Math.floor(at / LANGUAGE_STOCKS.length)
  const code = {
    type: round % 3 === 0 ? 'complete' : (QR_TYPES[round % QR_TYPES.length] ?? 'complete'),
    accessLevel: CAPSULE_LEVELS[round % 4 === 3 ? 1 : 0],
    confirmedPublic: true,
    revision: 1 + random.int(0, 30),
    expiresAt: random.chance(0.2) ? moment(random, 30 * 1440) : '',
  } as const
  const card = disclose(withMore(random, inventRecord(random, stock, NOW_MS), stock), code, TODAY)
  return {
    language: stock.language,
    card,
    maxDigits: ROOMS[round % ROOMS.length] ?? 2400,
    madeAtMs: Date.parse(moment(random, 4000)),
  }
}

const moment = (random: Random, minutes: number) =>
  new Date(NOW_MS + random.int(1, minutes) * 60_000).toISOString()

function withMore(random: Random, record: MedicalRecord, { language }: Stock): MedicalRecord {
  const { profile, medications } = record
  const disputes = { weightKg: [70.5], bloodType: ['O-'], pregnancyDueDate: ['2027-01-20'] }
  const canPlan = random.chance(0.4)
  return {
    ...record,
    changedAtMs: NOW_MS - random.int(0, 900_000) * 60_000,
    profile: profile && {
      ...profile,
      ...(random.chance(0.5) && { confirmedAt: moment(random, 90_000) }),
      ...(random.chance(0.2) && { pregnancyDueDate: '2026-11-05' }),
      ...(random.chance(0.2) && { dnrStatus: 'POLST' as const }),
      ...(random.chance(0.3) && { conditionsState: 'noneKnown' as const }),
      ...(random.chance(0.2) && { conflicts: disputes }),
    },
    medications: medications.map(row =>
      random.chance(0.1) ? { ...row, conflicts: { name: ['Apixaban'], dosage: ['5 mg'] } } : row,
    ),
    ...(canPlan && {
      plans: [{ id: 'plan', ...planIn(random, PLANNED.includes(language) ? language : 'en') }],
    }),
  }
}

/** Real cards in every language, and cards of any characters. */
export function* randomDigits(count: number, seed: number): Generator<string> {
  const random = seededRandom(seed)
  const strange = fc.sample(arbitraryCard, { seed, numRuns: Math.ceil(count / 4) })
  for (let at = 0; at < count; at++) {
    const odd = at % 4 === 3 ? strange[(at - 3) / 4] : undefined
    const { card, maxDigits, madeAtMs } = odd
      ? { card: odd, maxDigits: 2400, madeAtMs: odd.changedAtMs }
      : inventCard(random, at)
    yield encodeCapsule(card, { maxDigits, madeAtMs }).digits
  }
}
