import { expect, it } from 'vitest'
import { Tally } from './tally'

const told = (histories: number) => {
  const tally = new Tally()
  for (let n = 0; n < histories; n++) {
    tally.add(new Set(n < 100 ? ['restore', 'drain'] : ['drain']))
  }
  return tally
}

it('tells what happened in too few histories, by the number that were told', () => {
  expect(told(500).tooRare({ drain: 1_000, restore: 200 })).toEqual([])
  expect(told(500).tooRare({ drain: 1_000, restore: 202, fork: 2 })).toEqual([
    'restore: 100, not 101',
    'fork: 0, not 1',
  ])
})

it('says nothing of a handful of histories, as when one is told again', () => {
  expect(told(1).tooRare({ fork: 1_000 })).toEqual([])
})
