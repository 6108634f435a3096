import { seededRandom } from '../../bench/random'
import { encodeCapsule } from '../../src/capsule'
import { unframe } from '../../src/capsule/frame'
import { sharedPhrases } from '../../src/capsule/v1/packs'
import { disclose, type ResponderCard } from '../../src/disclosure'
import type { MedicalRecord } from '../../src/medical'
import { codeLink } from '../../src/qr'
import { criticalCard, EXAMPLES } from '../capsule-examples'
import { noah, oksana, walter } from '../hard-records'
import { peopleWithPlans } from '../people-with-plans'
import { elena, FIVE_PLANS, haruka, largest, layla } from '../sample-records'
import { decode, readFacts } from './entry'
import { goodContents } from './good-contents'
import { inventCard } from './invented-cards'

const FROM_RECORDS = 100
export const TODAY = '2026-11-27'
const MADE_AT_MS = Date.UTC(2026, 10, 26, 17, 42)
const TOKEN = 'TESTCARDTESTCARDTESTCARD00'

export interface GoodVector {
  name: string
  today: string
  digits: string
  /** The result of each step of a reader. */
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
    if (vectors.length === FROM_RECORDS) break
    const { digits } = encodeCapsule(card, { maxDigits, madeAtMs })
    vectors.push(vectorOf(`${name}, ${maxDigits} digits`, digits))
  }
  for (const { name, digits } of partialCards()) vectors.push(vectorOf(name, digits))
  for (const { name, digits, today } of goodContents()) {
    vectors.push(vectorOf(name, digits, today))
  }
  const pictured = new Set(vectors.filter(({ digits }) => digits.length < 700).slice(0, 10))
  return vectors.map(vector =>
    pictured.has(vector) ? { ...vector, link: linkOf(vector.digits) } : vector,
  )
}

const linkOf = (digits: string) => codeLink('https://lifetag.example', TOKEN, digits)

function vectorOf(name: string, digits: string, today = TODAY): GoodVector {
  const { changedAtMinutes, payload } = unframe(digits.replace(/[\r\n]/g, ''))
  const facts = readFacts(digits)
  const decoded = decode(digits, today)
  if (!facts.ok || !decoded.ok) throw new Error(`${name} cannot be read`)
  return {
    ...{ name, today, digits },
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
  for (const [name, card] of Object.entries(traps())) yield { name, card, maxDigits: 2400, ...made }
  const random = seededRandom(20_261_127)
  for (let at = 0; ; at++) {
    const { language, card, ...room } = inventCard(random, at)
    const isOver = card.expiresAt !== '' && card.expiresAt < `${TODAY}T00:01`
    if (!isOver) yield { name: `${language}, ${card.type} at ${card.level}`, card, ...room }
  }
}

/** People whose record is too long for their print. */
function* partialCards() {
  const code = { type: 'complete', accessLevel: 'emergency', revision: 3, expiresAt: '' } as const
  for (const [at, [name, record]] of Object.entries(people()).entries()) {
    const maxDigits = [500, 330, 200][at % 3] ?? 500
    const { digits, kept } = encodeCapsule(disclose(record, code, TODAY), { maxDigits })
    if (kept.isPartial) yield { name: `${name}, partial at ${maxDigits} digits`, digits }
  }
}

/** Readers that count, round or cut in another way read only these wrong. */
function traps(): Record<string, ResponderCard> {
  const longest = (kind: string) =>
    [...(sharedPhrases().get(kind) ?? [])].sort((a, b) => b.length - a.length)
  const medicines = longest('medicine').slice(0, 110)
  const problems = longest('condition').slice(0, 110)
  const born = { birthMonth: '2026-10-30', others: { birthMonth: ['1958', '2026-13', '1990-02'] } }
  const due = (pregnancyDueDate: string) => ({ ...criticalCard, body: { pregnancyDueDate } })
  const disputed = { pregnancyDueDate: ['2027-01-02', 'soon', '2026-02-30'] }
  return {
    'more words than the record has room for': {
      ...criticalCard,
      conditions: { state: 'listed', items: problems.map(condition => ({ condition })) },
      medications: {
        state: 'listed',
        items: [...medicines, ...medicines.slice(0, 9)].map(name => ({ name })),
      },
    },
    'a first name after a character above U+FFFF': {
      ...criticalCard,
      identity: { fullName: '𠮷野 𠮷遥', firstName: '遥' },
    },
    'an age in days and ages in dispute': { ...criticalCard, identity: born },
    'a due date 14 days ago': due('2026-11-13'),
    'a due date 15 days ago': due('2026-11-12'),
    'due dates in dispute': {
      ...criticalCard,
      body: { pregnancyDueDate: '2026-10-01', others: disputed },
    },
  }
}

const people = (): Record<string, MedicalRecord> => ({
  ...{ noah, oksana, walter, elena, layla, haruka, largest },
  ...{ 'five plans': { ...layla, plans: FIVE_PLANS }, ...peopleWithPlans },
})
