import { type Random, seededRandom } from '../../bench/random'
import { encodeCapsule } from '../../src/capsule'
import { frame, unframe } from '../../src/capsule/frame'
import { criticalCard } from '../capsule-examples'
import { badContents } from './bad-contents'
import { decode } from './entry'
import { TODAY } from './good-vectors'
import { inventCard } from './invented-cards'

type Code = 'damaged' | 'newer_version' | 'expired'

export interface BadVector {
  name: string
  today: string
  digits: string
  code: Code
}

interface Fault {
  name: string
  code?: Code
  count: number
  plant: (digits: string, random: Random, at: number) => string
}

const changedAt = (digits: string, at: number, random: Random) =>
  digits.slice(0, at) + ((Number(digits[at]) + random.int(1, 9)) % 10) + digits.slice(at + 1)

/** The check fits, so that only the content is wrong. */
const reframed = (digits: string, change: (payload: Uint8Array) => Uint8Array) => {
  const { changedAtMinutes, payload } = unframe(digits)
  return frame(1, changedAtMinutes, change(payload))
}

const withLength = (digits: string, length: string) =>
  digits.slice(0, 19) + length + digits.slice(22)

const FAULTS: readonly Fault[] = [
  {
    name: 'cut',
    count: 14,
    plant: (digits, random) => digits.slice(0, random.int(1, digits.length - 1)),
  },
  {
    name: 'one digit changed',
    count: 18,
    plant: (digits, random) => changedAt(digits, random.int(1, digits.length - 1), random),
  },
  {
    name: 'two digits exchanged',
    count: 6,
    plant: (digits, random) => {
      const different = [...digits]
        .map((_, at) => at)
        .filter(at => at > 9 && digits[at] !== digits[at - 1])
      const at = random.pick(different)
      return digits.slice(0, at - 1) + digits[at] + digits[at - 1] + digits.slice(at + 1)
    },
  },
  {
    name: 'version 9',
    code: 'newer_version',
    count: 6,
    plant: digits => `9${digits.slice(1)}`,
  },
  {
    name: 'version 2, cut',
    code: 'newer_version',
    count: 4,
    plant: (digits, random) => `2${digits.slice(1, random.int(1, 30))}`,
  },
  { name: 'version 0', count: 3, plant: digits => `0${digits.slice(1)}` },
  { name: 'length 999', count: 6, plant: digits => withLength(digits, '999') },
  { name: 'length 000', count: 2, plant: digits => withLength(digits, '000') },
  {
    name: 'trailing digits',
    count: 6,
    plant: (digits, random) => digits + String(random.int(0, 9999)),
  },
  {
    name: 'twice',
    count: 2,
    plant: digits => digits + digits,
  },
  {
    name: 'payload that ends early',
    count: 10,
    plant: (digits, random) =>
      reframed(digits, payload => payload.subarray(0, random.int(0, payload.length >> 1))),
  },
  {
    name: 'characters that are no digits',
    count: 6,
    plant: (digits, _random, at) =>
      [
        '',
        `${digits.slice(0, 40)} ${digits.slice(40)}`,
        digits.replace(/\d/g, digit => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
        `-${digits}`,
        `${digits}#`,
        `https://lifetag.example/e/TESTCARDTESTCARDTESTCARD00#${digits}`,
      ][at] ?? '',
  },
]

export function badVectors(): BadVector[] {
  const random = seededRandom(20_261_128)
  const faulty = FAULTS.flatMap(({ name, code = 'damaged', count, plant }) =>
    Array.from({ length: count }, (_, at) =>
      checked({ name, today: TODAY, digits: plant(sound(random, at), random, at), code }),
    ),
  )
  const contents = badContents().map(([name, digits]) =>
    checked({ name, today: TODAY, digits, code: 'damaged' }),
  )
  return [...faulty, ...expired(random), ...contents]
}

function sound(random: Random, at: number): string {
  const { card, madeAtMs } = inventCard(random, at)
  return encodeCapsule({ ...card, expiresAt: '' }, { maxDigits: 700, madeAtMs }).digits
}

function expired(random: Random): BadVector[] {
  const code = 'expired'
  const withExpiry = (expiresAt: string) => {
    const { card } = inventCard(random, random.int(0, 300))
    return encodeCapsule({ ...card, expiresAt }, { maxDigits: 700 }).digits
  }
  const days = ['2026-11-27T00:00Z', '2026-11-26T23:59Z', '2025-01-01T00:00Z', '1999-12-31T12:00Z']
  const byDay = days.map(expiresAt => ({ today: TODAY, expiresAt }))
  const byTime = [
    { today: '2026-11-27T10:30Z', expiresAt: '2026-11-27T10:30Z' },
    { today: '2026-11-27T10:30:59Z', expiresAt: '2026-11-27T10:30Z' },
    { today: '2026-11-27T10:30:00.001Z', expiresAt: '2026-11-27T10:30Z' },
  ]
  const ends = [...byDay, ...byTime].map(({ today, expiresAt }) =>
    checked({ name: `expired ${expiresAt}`, today, digits: withExpiry(expiresAt), code }),
  )
  const { digits } = encodeCapsule(
    { ...criticalCard, expiresAt: '2026-11-20T08:00:00Z' },
    { maxDigits: 2400 },
  )
  return [...ends, checked({ name: 'expired a week ago', today: TODAY, digits, code })]
}

function checked(vector: BadVector): BadVector {
  const decoded = decode(vector.digits, vector.today)
  const code = decoded.ok ? 'no code' : decoded.code
  if (code !== vector.code) throw new Error(`${vector.name} has ${code}: ${vector.digits}`)
  return vector
}
