import { expect, it } from 'vitest'
import { casesFor, checkCase, type Outlet } from '../../../../sync-protocol/dev/every-field'
import { contentsOf } from './contents'

const THERE = 'its owner sees that it is there'

const owned: Outlet = {
  name: 'what a code’s owner sees of it',
  level: 'healthcare',
  says: card =>
    contentsOf(card)
      .flatMap(({ heading, lines }) => [heading, ...lines])
      .join('\n'),
  byDesign: {
    'identity.photoUrl': THERE,
    'dnr.documentUrl': THERE,
    'insurance.cardFrontPhotoUrl': THERE,
    'insurance.legacyCardPhotoUrl': THERE,
  },
}

it.each(casesFor(owned))('the owner of a code sees: $what, $shape', found => {
  expect(checkCase(owned, found)).toMatch(/^(shown|by design)$/)
})
