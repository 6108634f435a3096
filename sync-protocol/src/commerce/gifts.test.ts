import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEE_KEYS, FEES, feeOn, feeToCover, feeWords, formatFee } from './fees'
import { PLAN_IDS, planById } from './plans'
import { findGiftFault, TIER_IDS, TIERS } from './tiers'

it('every tier has the amount of the specification', () => {
  expect(TIERS.map(({ id, amountCents }) => [id, amountCents])).toEqual([
    ['supporter', 500],
    ['advocate', 1_500],
    ['champion', 5_000],
    ['custom', null],
  ])
  expect(TIERS.map(({ id }) => id)).toEqual([...TIER_IDS])
})

it.each([
  ['supporter', 500, null],
  ['supporter', 499, 'amount_mismatch'],
  ['advocate', 500, 'amount_mismatch'],
  ['champion', 5_000, null],
  ['champion', Number.NaN, 'amount_mismatch'],
  ['custom', 99, 'invalid_amount'],
  ['custom', 100, null],
  ['custom', 1_000_000, null],
  ['custom', 1_000_001, 'invalid_amount'],
  ['custom', 100.5, 'invalid_amount'],
  ['custom', -500, 'invalid_amount'],
] as const)('%s with %s cents: %s', (tier, amount, fault) => {
  expect(findGiftFault(tier, amount)).toBe(fault)
})

it('every plan has the price of the specification', () => {
  const rows = PLAN_IDS.map(id => [planById(id).id, planById(id).amountCents])
  expect(rows).toEqual([
    ['basic', 499],
    ['premium', 999],
    ['family', 1_999],
  ])
  expect(new Set(PLAN_IDS.map(id => planById(id).lookupKey)).size).toBe(3)
  expect(planById('family').features[0]).toBe('Up to 6 profiles')
})

describe('fees', () => {
  it('are those of the specification', () => {
    expect(feeWords()).toEqual({
      standard_card: '2.9% + 30¢',
      digital_wallets: '2.9% + 30¢',
      bnpl: '2.9% + 30¢',
      international: '3.9% + 30¢',
    })
    expect(Object.values(FEES).map(formatFee)).toHaveLength(FEE_KEYS.length)
  })

  it('are covered exactly: the gift arrives whole, and one cent less is not enough', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1_000_000 }),
        fc.constantFrom(...FEE_KEYS),
        (gift, key) => {
          const fee = FEES[key]
          const total = gift + feeToCover(gift, fee)
          expect(total - feeOn(total, fee)).toBeGreaterThanOrEqual(gift)
          expect(total - 1 - feeOn(total - 1, fee)).toBeLessThan(gift)
        },
      ),
    )
  })

  it('of $50 are $1.80', () => expect(feeToCover(5_000)).toBe(180))
})
