import { expect, it } from 'vitest'
import { type CardOutput, casesFor, checkCase } from '../../../../sync-protocol/dev/every-field'
import { contentsOf } from './card-contents'

const THERE = 'its owner sees that it is there'

const owned: CardOutput = {
  name: 'what a code’s owner sees of it',
  level: 'healthcare',
  says: card =>
    contentsOf(card)
      .flatMap(({ heading, lines }) => [heading, ...lines])
      .join('\n'),
  byDesign: {
    'identity.photoUrl': THERE,
    'dnr.documentUrl': THERE,
    'plans.documentUrl': THERE,
    'insurance.cardFrontPhotoUrl': THERE,
    'insurance.legacyCardPhotoUrl': THERE,
  },
}

it.each(casesFor(owned))('the owner of a code sees: $what, $shape', found => {
  expect(checkCase(owned, found)).toMatch(/^(shown|by design)$/)
})
