import { expect, it } from 'vitest'
import { inventRecord } from '../../bench/invented-record'
import { seededRandom } from '../../bench/random'
import { BENCH_STOCKS } from '../../bench/stocks'
import { disclose, type ResponderCard } from '../disclosure'
import { codeLink } from '../qr/link'
import { capsuleRoom, PRINT_VERSIONS } from '../qr/scannability'
import { makeSymbol } from '../qr/symbol'
import { decodeCapsule } from './decode-capsule'
import { encodeCapsule } from './encode-capsule'
import { isEssentialPiece, piecesOf } from './pieces'
import { shrinkCapsule } from './shrink-capsule'

const ORIGIN = 'https://lifetag.example'
const TOKEN = '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ'
const TODAY = '2026-03-01'
const NOW_MS = Date.parse(TODAY)
const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 3, expiresAt: '' } as const
const ON_CARD = capsuleRoom(ORIGIN, PRINT_VERSIONS.card)
const ON_STICKER = capsuleRoom(ORIGIN, PRINT_VERSIONS.sticker)

const random = seededRandom(20_261_122)
const cards = BENCH_STOCKS.flatMap(([, stock]) =>
  Array.from({ length: 6 }, () => disclose(inventRecord(random, stock, NOW_MS), CODE, TODAY)),
)
const encode = (card: ResponderCard, maxDigits: number) =>
  encodeCapsule(card, { maxDigits, madeAtMs: NOW_MS })
const printed = cards.map(card => encode(card, ON_CARD).digits)
const larger = printed.filter(digits => digits.length > ON_STICKER)
const read = (digits: string) => {
  const result = decodeCapsule(digits, TODAY)
  if (!result.ok) throw new Error(result.code)
  return result
}
const LISTS = ['allergies', 'medications', 'conditions', 'contacts'] as const
const sizes = (card: ResponderCard) =>
  LISTS.map(name => card[name] && card[name].items.length + (card[name].more ?? 0))

it('a capsule that fits keeps its digits', () => {
  for (const digits of printed.filter(each => each.length <= ON_STICKER)) {
    expect(shrinkCapsule(digits, ON_STICKER)).toEqual({ digits, omitted: [] })
  }
})

it('a sticker needs version 8 at most and says its revision and that more is online', () => {
  expect(larger.length).toBeGreaterThan(5)
  for (const digits of larger) {
    const shrunk = shrinkCapsule(digits, ON_STICKER)
    const { version } = makeSymbol(codeLink(ORIGIN, TOKEN, shrunk.digits))
    expect(version).toBeLessThanOrEqual(PRINT_VERSIONS.sticker)
    const { card, madeAtMs } = read(shrunk.digits)
    const whole = read(digits)
    expect(madeAtMs).toBe(whole.madeAtMs)
    expect(card).toMatchObject({
      revision: 3,
      changedAtMs: whole.card.changedAtMs,
      isPartial: true,
    })
    expect(shrunk.omitted).not.toEqual([])
  }
})

it('a list counts what the sticker and the card before it leave out', () => {
  for (const digits of larger) {
    const shrunk = read(shrinkCapsule(digits, ON_STICKER).digits)
    expect(sizes(shrunk.card)).toEqual(sizes(read(digits).card))
  }
})

it('a complete card shrinks to the same copy as one that is encoded for a sticker', () => {
  const whole = cards.filter(card => !encode(card, ON_CARD).kept.isPartial)
  for (const card of whole) {
    const { digits } = shrinkCapsule(encode(card, ON_CARD).digits, ON_STICKER)
    expect(read(digits).card).toEqual(read(encode(card, ON_STICKER).digits).card)
  }
})

it('leaves out nothing essential of the card', () => {
  for (const digits of larger) {
    const { omitted } = shrinkCapsule(digits, ON_STICKER)
    const essential = piecesOf(read(digits).card).filter(isEssentialPiece)
    const gone = essential.filter(({ section, index, field }) =>
      omitted.some(one => one.section === section && one.index === index && one.field === field),
    )
    expect(gone).toEqual([])
  }
})

it('a partial copy stays partial, however little is missing', () => {
  const partial = cards.map(card => encode(card, ON_STICKER)).find(({ kept }) => kept.isPartial)
  const { digits } = partial ?? { digits: '' }
  expect(read(shrinkCapsule(digits, digits.length - 1).digits).card.isPartial).toBe(true)
})

it('digits stay unchanged if hardly a link fits', () => {
  const [digits = ''] = larger
  expect(shrinkCapsule(digits, 20)).toEqual({ digits, omitted: [] })
})

it('unreadable digits stay unchanged', () => {
  const digits = '9'.repeat(600)
  expect(shrinkCapsule(digits, ON_STICKER)).toEqual({ digits, omitted: [] })
})
