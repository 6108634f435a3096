import { expect, it } from 'vitest'
import { type CardOutput, casesFor, checkCase } from '../../../../sync-protocol/dev/every-field'
import { firstLookOf } from './first-look'

const LATER = 'a glance ends with whom to call; the record itself shows the rest'

const overview: CardOutput = {
  name: 'the overview',
  level: 'emergency',
  says(card) {
    const { name, age, blocks } = firstLookOf(card)
    const lines = blocks.flatMap(block => block.lines.flatMap(({ what, about }) => [what, about]))
    return [name, age, ...blocks.map(({ heading }) => heading), ...lines].join('\n')
  },
  byDesign: {
    'identity.photoUrl': 'no picture but the record’s own',
    'identity.language': LATER,
    'dnr.documentUrl': 'that there is one is said',
    'plans.documentUrl': 'that there is one is said',
    'notes.notes': LATER,
    'body.heightCm': LATER,
    'body.weightKg': LATER,
    'body.bloodType': LATER,
    'body.organDonor': LATER,
  },
}

it.each(casesFor(overview))('the overview: $what, $shape', found => {
  expect(checkCase(overview, found)).toMatch(/^(shown|by design)$/)
})
