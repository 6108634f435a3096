import { factsOf } from 'sync-protocol/card'
import { expect, it } from 'vitest'
import { people } from '../../../../../dev/wallet-cards/people'
import { printedCard } from '../../printed-code'
import { criticalOf } from './critical'

const wordsOf = (person: keyof typeof people) => {
  const code = { type: 'emergency', accessLevel: 'emergency', revision: 1, expiresAt: '' } as const
  const card = printedCard(people[person], code, Date.UTC(2026, 10, 21))
  return criticalOf(factsOf(card, 'en')).flatMap(({ sides }) => sides.map(({ words }) => words))
}

it('what kills when it is missed, with its reaction and its dose', () => {
  const words = wordsOf('nora')
  for (const each of ['Penicillin', 'Anaphylaxis', 'Apixaban', '5 mg', 'twice a day']) {
    expect(words).toContain(each)
  }
})

it('not who somebody is, nor what can wait', () => {
  const words = wordsOf('nora').join('\n')
  expect(words).not.toMatch(/Nora|Latex|Metformin|Søren/)
})

it('of nobody nothing', () => expect(wordsOf('nobody')).toEqual([]))
