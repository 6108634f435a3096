import { seededRandom } from '../../bench/random'
import { encodeCapsule } from '../../src/capsule'
import { unframe } from '../../src/capsule/frame'
import { disclose, type ResponderCard } from '../../src/disclosure'
import type { MedicalRecord } from '../../src/medical'
import { codeLink } from '../../src/qr'
import { EXAMPLES } from '../capsule-examples'
import { noah, oksana, walter } from '../hard-records'
import { peopleWithPlans } from '../people-with-plans'
import { elena, FIVE_PLANS, haruka, largest, layla } from '../sample-records'
import { decode, readFacts } from './entry'
import { inventCard } from './invented-cards'

const COUNT = 100
export const TODAY = '2026-11-27'
const MADE_AT_MS = Date.UTC(2026, 10, 26, 17, 42)
const TOKEN = 'TESTCARDTESTCARDTESTCARD00'

export interface GoodVector {
  name: string
  today: string
  digits: string
  /** What a reader has after each step. */
  steps: {
    changedAtMinutes: number
    payload: string
    pack: number
    madeAtMs: number
    /** The card before its values of the day. */
    facts: ResponderCard
  }
  card: ResponderCard
  link?: string
}

export function goodVectors(): GoodVector[] {
  const vectors: GoodVector[] = []
  for (const { name, card, maxDigits, madeAtMs } of cards()) {
    if (vectors.length === COUNT) break
    const { digits } = encodeCapsule(card, { maxDigits, madeAtMs })
    vectors.push(vectorOf(`${name}, ${maxDigits} digits`, digits))
  }
  const pictured = new Set(vectors.filter(({ digits }) => digits.length < 700).slice(0, 10))
  return vectors.map(vector =>
    pictured.has(vector) ? { ...vector, link: linkOf(vector.digits) } : vector,
  )
}

const linkOf = (digits: string) => codeLink('https://lifetag.example', TOKEN, digits)

function vectorOf(name: string, digits: string): GoodVector {
  const { changedAtMinutes, payload } = unframe(digits)
  const facts = readFacts(digits)
  const decoded = decode(digits, TODAY)
  if (!facts.ok || !decoded.ok) throw new Error(`${name} cannot be read`)
  return {
    ...{ name, today: TODAY, digits },
    steps: {
      changedAtMinutes,
      payload: Buffer.from(payload).toString('hex'),
      pack: 31 - ((payload[0] ?? 0) >> 3), // five even bits, and a 1 is the lower half
      madeAtMs: facts.madeAtMs,
      facts: facts.card,
    },
    card: decoded.card,
  }
}

function* cards() {
  const made = { madeAtMs: MADE_AT_MS }
  for (const [name, record] of Object.entries(people())) {
    const code = { type: 'complete', accessLevel: 'emergency', revision: 2, expiresAt: '' } as const
    yield { name, card: disclose(record, code, TODAY), maxDigits: 2400, ...made }
  }
  for (const [name, card] of Object.entries(EXAMPLES)) {
    yield { name, card: { ...card, expiresAt: '' }, maxDigits: 2400, ...made }
  }
  const random = seededRandom(20_261_127)
  for (let at = 0; ; at++) {
    const { language, card, ...room } = inventCard(random, at)
    const isOver = card.expiresAt !== '' && card.expiresAt < `${TODAY}T00:01`
    if (!isOver) yield { name: `${language}, ${card.type} at ${card.level}`, card, ...room }
  }
}

const people = (): Record<string, MedicalRecord> => ({
  ...{ noah, oksana, walter, elena, layla, haruka, largest },
  ...{ 'five plans': { ...layla, plans: FIVE_PLANS }, ...peopleWithPlans },
})
