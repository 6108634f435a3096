import { CARD_SECTIONS } from 'sync-protocol/card'
import { expect, it } from 'vitest'
import { checkCardReading } from './card-rule'
import { parse } from './source'

const CARD = `import type { ResponderCard } from 'sync-protocol/card'\n`
const messagesOf = (text: string, path = 'web/src/features/print/words.ts') =>
  checkCardReading(parse({ path, text })).map(({ message }) => message)

it.each([
  'const words = (card: ResponderCard) => card.dnr?.status',
  'const words = ({ body }: ResponderCard) => body',
  'const words = ({ allergies: list }: ResponderCard) => list',
])('code outside the card module may not say %s', text => {
  expect(messagesOf(CARD + text)).toHaveLength(1)
})

it('finds the name of each section', () => {
  for (const section of Object.keys(CARD_SECTIONS)) {
    expect(
      messagesOf(`${CARD}export const read = (card: ResponderCard) => card.${section}`),
    ).toHaveLength(1)
  }
})

it('allows fields that are no sections, other records, and the card module itself', () => {
  expect(messagesOf(`${CARD}const until = (card: ResponderCard) => card.expiresAt`)).toEqual([])
  expect(messagesOf('const count = (record: MedicalRecord) => record.allergies.length')).toEqual([])
  expect(
    messagesOf(`${CARD}const d = (c: ResponderCard) => c.dnr`, 'sync-protocol/src/card/x.ts'),
  ).toEqual([])
})
