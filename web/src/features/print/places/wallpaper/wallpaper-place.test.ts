import { factsOf } from 'sync-protocol/card'
import { expect, it } from 'vitest'
import { people } from '../../../../../dev/wallet-cards/people'
import { printedCard } from '../../printed-code'
import { criticalOf } from './wallpaper-place'

const wordsOf = (person: keyof typeof people) => {
  const code = { type: 'emergency', accessLevel: 'emergency', revision: 1, expiresAt: '' } as const
  const card = printedCard(people[person], code, Date.UTC(2026, 10, 21))
  return criticalOf(factsOf(card, 'en')).flatMap(({ sides }) => sides.map(({ words }) => words))
}

it('life-threatening facts are included with reaction and dose', () => {
  const words = wordsOf('nora')
  for (const each of ['Penicillin', 'Anaphylaxis', 'Apixaban', '5 mg', 'twice a day']) {
    expect(words).toContain(each)
  }
})

it('identity and facts that can wait are left out', () => {
  const words = wordsOf('nora').join('\n')
  expect(words).not.toMatch(/Nora|Latex|Metformin|Søren/)
})

it('an empty record has no critical facts', () => expect(wordsOf('nobody')).toEqual([]))
