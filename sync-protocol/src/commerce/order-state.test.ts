import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  adminBadge,
  FULFIL_STATUSES,
  later,
  nextSteps,
  ORDER_STATUSES,
  wasPaid,
} from './order-state'

const status = fc.constantFrom(...ORDER_STATUSES)

it('events in any order, with any repetition, lead to the same state', () => {
  fc.assert(
    fc.property(fc.array(status), fc.array(status), (news, more) => {
      const forwards = [...news, ...more].reduce(later, 'pending')
      const backwards = [...more, ...news, ...news].reverse().reduce(later, 'pending')
      expect(forwards).toBe(backwards)
    }),
  )
})

it('an admin’s step always goes to the right, and only from a paid order', () => {
  for (const from of ORDER_STATUSES) {
    for (const to of nextSteps(from)) expect(later(from, to)).toBe(to)
    if (!wasPaid(from)) expect(nextSteps(from)).toEqual([])
  }
  expect(FULFIL_STATUSES.filter(step => nextSteps('paid').includes(step))).toEqual([
    'in_production',
    'shipped',
  ])
  expect([nextSteps('delivered'), nextSteps('refunded')]).toEqual([[], []])
})

it('only delivered orders are completed', () => {
  expect(ORDER_STATUSES.filter(each => adminBadge(each).isCompleted)).toEqual(['delivered'])
})
