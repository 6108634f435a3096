import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Intent } from '../../adapters/payments/payments'
import { type GiftState, nextState } from './settle-gift'

const pending: GiftState = { status: 'pending', totalCents: 5_000, refundedCents: 0, problem: null }

const anIntent = (more: Partial<Intent> = {}): Intent => ({
  id: 'pi_1',
  status: 'open',
  amountCents: 5_000,
  currency: 'usd',
  refundedCents: 0,
  clientSecret: '',
  methods: [],
  metadata: {},
  createdAt: new Date(0),
  ...more,
})

const paid = anIntent({ status: 'succeeded' })

it.each([
  ['an open payment', anIntent(), 'pending', 0],
  ['one under way', anIntent({ status: 'processing' }), 'processing', 0],
  ['a cancelled one', anIntent({ status: 'canceled' }), 'cancelled', 0],
  ['a paid one', paid, 'paid', 0],
  ['one partly refunded', { ...paid, refundedCents: 4_999 }, 'paid', 4_999],
  ['one wholly refunded', { ...paid, refundedCents: 5_000 }, 'refunded', 5_000],
] as const)('%s', (_, intent, status, refundedCents) => {
  expect(nextState(pending, intent)).toEqual({ ...pending, status, refundedCents })
})

it("a bank's refusal after days cancels the gift, and a later payment restores it", () => {
  const underWay: GiftState = { ...pending, status: 'processing' }
  expect(nextState(underWay, anIntent()).status).toBe('cancelled')
  expect(nextState({ ...pending, status: 'cancelled' }, paid).status).toBe('paid')
})

it.each([
  ['another amount', { ...paid, amountCents: 4_999 }],
  ['another currency', { ...paid, currency: 'jpy' }],
])('%s is a problem of this gift', (_, intent) => {
  expect(nextState(pending, intent)).toEqual({ ...pending, problem: 'amount_mismatch' })
})

it("any order of a payment's states leads to the same result", () => {
  const history = [
    anIntent(),
    anIntent({ status: 'processing' }),
    paid,
    { ...paid, refundedCents: 2_000 },
    { ...paid, refundedCents: 5_000 },
  ]
  // An unpaid payment may still fail, so only its last state counts.
  const looks = fc
    .shuffledSubarray(history, { minLength: 1 })
    .filter(seen => seen.some(({ status }) => status === 'succeeded'))
  fc.assert(
    fc.property(looks, seen => {
      const end = seen.reduce(nextState, pending)
      const sorted = history.filter(each => seen.includes(each)).reduce(nextState, pending)
      expect(end).toEqual(sorted)
      expect(seen.reduce(nextState, end)).toEqual(end)
    }),
  )
})
