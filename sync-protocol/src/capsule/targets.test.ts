import { expect, it, vi } from 'vitest'
import { inventRecord } from '../../bench/invented-record'
import { seededRandom } from '../../bench/random'
import { BENCH_STOCKS } from '../../bench/stocks'
import { disclose, type ResponderCard } from '../disclosure'
import { codeLink } from '../qr/link'
import { capsuleRoom, PRINT_VERSIONS } from '../qr/scannability'
import { makeSymbol } from '../qr/symbol'
import { encodeCapsule, type OmittedItem } from './encode-capsule'
import { isEssentialPiece, piecesOf } from './pieces'

vi.setConfig({ testTimeout: 60_000 })

const ORIGIN = 'https://lifetag.example'
const TOKEN = '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ'
const NOW_MS = Date.UTC(2026, 2, 1)
const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 3, expiresAt: '' } as const

/** The people of the bench, whose words the model has not seen. */
const random = seededRandom(20_260_301)
const stocks = BENCH_STOCKS.flatMap(([share, stock]) => Array.from({ length: share }, () => stock))
const cards = Array.from({ length: 100 }, () =>
  disclose(inventRecord(random, random.pick(stocks), NOW_MS), CODE, '2026-03-01'),
)
const copyOf = (card: ResponderCard, version: number) => {
  const maxDigits = capsuleRoom(ORIGIN, version)
  return { card, ...encodeCapsule(card, { maxDigits, madeAtMs: NOW_MS }) }
}
const onCard = cards.map(card => copyOf(card, PRINT_VERSIONS.card))
const onSticker = cards.map(card => copyOf(card, PRINT_VERSIONS.sticker))
const lost = (omitted: OmittedItem[]) => omitted.filter(({ reason }) => reason === 'no_room')

it('link and capsule never need more than version 10 at level M on a card', () => {
  for (const { digits } of onCard) {
    const { version } = makeSymbol(codeLink(ORIGIN, TOKEN, digits))
    expect(version).toBeLessThanOrEqual(PRINT_VERSIONS.card)
  }
})

const count = (list: { items: unknown[] } | undefined) => list?.items.length ?? 0
const isUsual = ({ allergies, medications, conditions, contacts, notes }: ResponderCard) =>
  count(allergies) <= 3 &&
  count(medications) <= 4 &&
  count(conditions) <= 3 &&
  count(contacts) <= 2 &&
  notes === undefined

it('a record of up to 3 allergies, 4 medicines, 3 conditions and 2 contacts loses nothing', () => {
  const usual = onCard.filter(({ card }) => isUsual(card))
  expect(usual.length).toBeGreaterThan(30)
  expect(usual.flatMap(({ omitted }) => lost(omitted))).toEqual([])
})

it('a sticker keeps identity, DNR, severe allergies, medicines that change treatment and a contact', () => {
  const larger = onSticker.filter(({ omitted }) => lost(omitted).length > 0)
  expect(larger.length).toBeGreaterThan(5)
  for (const { card, omitted } of larger) {
    const essential = piecesOf(card).filter(isEssentialPiece)
    const gone = essential.filter(piece =>
      lost(omitted).some(
        ({ section, index, field }) =>
          section === piece.section && index === piece.index && field === piece.field,
      ),
    )
    expect(gone).toEqual([])
  }
})
