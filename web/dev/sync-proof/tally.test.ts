import { expect, it } from 'vitest'
import { Tally } from './tally'

const tallyOf = (histories: number) => {
  const tally = new Tally()
  for (let n = 0; n < histories; n++) {
    tally.add(new Set(n < 100 ? ['restore', 'drain'] : ['drain']))
  }
  return tally
}

it('reports events that happened in fewer histories than chance explains', () => {
  expect(tallyOf(500).tooRare({ drain: 1_000, restore: 200 })).toEqual([])
  expect(tallyOf(500).tooRare({ drain: 1_000, restore: 260 })).toEqual([])
  expect(tallyOf(500).tooRare({ drain: 1_000, restore: 300, fork: 2 })).toEqual([
    'restore: 100, not 113',
    'fork: 0, not 1',
  ])
})

it('allows for less chance if more histories ran', () => {
  expect(tallyOf(1_000).tooRare({ restore: 130 })).toEqual([])
  expect(tallyOf(2_000).tooRare({ restore: 65 })).toEqual([])
  expect(tallyOf(2_000).tooRare({ restore: 75 })).toEqual(['restore: 100, not 113'])
})

it('reports nothing for a few histories, as when one is repeated', () => {
  expect(tallyOf(1).tooRare({ fork: 1_000 })).toEqual([])
})
