import { todayHere } from 'sync-protocol/medical'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { handOverAge, isReviewDue } from './reminder-list'

describe('handing over', () => {
  it.each([
    ['2013-05-04', '2026-05-03', undefined],
    ['2013-05-04', '2026-05-04', 13],
    ['2013-05-04', '2031-05-03', 13],
    ['2013-05-04', '2031-05-04', 18],
    ['2013-05-04', '2034-05-03', 18],
    ['2013-05-04', '2034-05-04', undefined],
    ['1941-05-04', '2026-05-04', undefined],
    ['2030-05-04', '2026-05-04', undefined],
    ['', '2026-05-04', undefined],
    ['no day', '2026-05-04', undefined],
  ])('born on %j, on %s: %s', (birth, today, age) => {
    expect(handOverAge(birth, today)).toBe(age)
  })

  it('a person born on a 29th of February is older on the 1st of March, or on their day', () => {
    const ages = ['2021-02-28', '2021-03-01'].map(today => handOverAge('2008-02-29', today))
    expect(ages).toEqual([undefined, 13])
    const at18 = ['2026-02-28', '2026-03-01'].map(today =>
      handOverAge('2008-02-29', today, { handOver: 13 }),
    )
    expect(at18).toEqual([undefined, 18])
    expect(handOverAge('2011-02-28', '2024-02-28')).toBe(13)
    expect(handOverAge('2011-03-01', '2024-02-29')).toBeUndefined()
  })

  it('is asked once at each age', () => {
    expect(handOverAge('2013-05-04', '2027-01-01', { handOver: 13 })).toBeUndefined()
    expect(handOverAge('2013-05-04', '2032-01-01', { handOver: 13 })).toBe(18)
    expect(handOverAge('2013-05-04', '2032-01-01', { handOver: 18 })).toBeUndefined()
  })
})

it.each([
  ['2026-05-04', '2026-05-04', false],
  ['2026-05-04', '2027-05-03', false],
  ['2026-05-04', '2027-05-04', true],
  ['2028-02-29', '2029-02-28', false],
  ['2028-02-29', '2029-03-01', true],
  // The clock was ahead when the question was answered.
  ['2099-01-01', '2026-05-04', true],
])('reviewed on %s, on %s: due %s', (reviewedOn, today, isDue) => {
  expect(isReviewDue(reviewedOn, today)).toBe(isDue)
})

describe('in zones where the date differs', () => {
  const zone = process.env.TZ
  const moment = Date.UTC(2026, 4, 3, 10, 30)
  beforeEach(() => {
    process.env.TZ = 'UTC'
  })
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  it.each([
    ['Pacific/Kiritimati', 13],
    ['Europe/Berlin', undefined],
    ['Pacific/Pago_Pago', undefined],
  ])('in %s a birthday on the 4th of May: %s', (timeZone, age) => {
    process.env.TZ = timeZone
    expect(handOverAge('2013-05-04', todayHere(new Date(moment)))).toBe(age)
  })
})
