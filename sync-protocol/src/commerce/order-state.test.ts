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

it('news in any order, any number of times, leads to one place', () => {
  fc.assert(
    fc.property(fc.array(status), fc.array(status), (news, more) => {
      const forwards = [...news, ...more].reduce(later, 'pending')
      const backwards = [...more, ...news, ...news].reverse().reduce(later, 'pending')
      expect(forwards).toBe(backwards)
    }),
  )
})

it('an admin’s step is always one to the right, and only of what was paid', () => {
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

it('delivered alone is completed', () => {
  expect(ORDER_STATUSES.filter(each => adminBadge(each).isCompleted)).toEqual(['delivered'])
})
