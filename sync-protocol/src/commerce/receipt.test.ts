import fc from 'fast-check'
import { expect, it } from 'vitest'
import { giftsOfYear, keptCents, type ReceiptedGift, receiptLines, statementLines } from './receipt'

const FROM = new Date('2024-01-01T00:00:00Z')
const TO = new Date('2026-12-31T23:59:59.999Z')

const aGift = (more: Partial<ReceiptedGift> = {}): ReceiptedGift => ({
  number: 'LT-000042',
  paidAt: '2026-03-14T12:00:00.000Z',
  totalCents: 5_000,
  refundedCents: 0,
  kind: 'one_time',
  ...more,
})
const ACKNOWLEDGED = 'Written acknowledgement'

it('a receipt has donor, date and amount, and says that nothing was given in return', () => {
  expect(receiptLines(aGift(), 'Maria Keller')).toEqual([
    'Donation receipt LT-000042',
    '',
    'Received by: LifeTag Foundation, a 501(c)(3) nonprofit',
    'Received from: Maria Keller',
    'Date: 2026-03-14',
    'Amount: $50',
    'For: One-time donation',
    '',
    'No goods or services were provided in exchange for this contribution: the service is free for everyone.',
    'Your gift may be tax-deductible. Please keep this receipt for your records.',
  ])
})

it.each([
  [24_999, 0, false],
  [25_000, 0, true],
  [30_000, 5_000, true],
  [30_000, 5_001, false],
])('%s cents minus %s refunded gets a written acknowledgement: %s', (total, refunded, is) => {
  const lines = receiptLines(aGift({ totalCents: total, refundedCents: refunded }), 'Maria')
  expect(lines.includes(ACKNOWLEDGED)).toBe(is)
})

it('a statement lists the kept amount of each gift of its year, oldest first, and the sum', () => {
  const gifts = [
    aGift({ paidAt: '2026-11-02T08:00:00.000Z', number: 'D', totalCents: 2_550 }),
    aGift({ paidAt: '2026-06-01T00:00:00.000Z', number: 'C', kind: 'plan', refundedCents: 5_000 }),
    aGift({ paidAt: '2026-03-14T12:00:00.000Z', number: 'B', kind: 'monthly_gift' }),
    aGift({ paidAt: '2026-02-01T00:00:00.000Z', number: 'A', refundedCents: 4_000 }),
  ]
  expect(statementLines(2026, gifts, 'Maria')).toEqual([
    'Giving statement 2026',
    '',
    'Received by: LifeTag Foundation, a 501(c)(3) nonprofit',
    'Received from: Maria',
    '',
    '2026-02-01  $10  One-time donation  (A), $40 of $50 refunded',
    '2026-03-14  $50  Monthly gift  (B)',
    '2026-06-01  $0  Monthly support plan  (C), $50 of $50 refunded',
    '2026-11-02  $25.50  One-time donation  (D)',
    '',
    'Total: $85.50',
    'Amounts in US dollars. The day of a gift is its day in UTC.',
    '',
    'No goods or services were provided in exchange for these contributions: the service is free for everyone.',
  ])
})

it.each([
  ['the last millisecond of the year before', '2025-12-31T23:59:59.999Z', 2025],
  ['the first millisecond of the year', '2026-01-01T00:00:00.000Z', 2026],
  ['New Year’s Eve in New York, which is January in UTC', '2026-01-01T00:30:00.000Z', 2026],
  ['New Year’s morning in Tokyo, which is December in UTC', '2025-12-31T20:00:00.000Z', 2025],
  ['the last millisecond of the year', '2026-12-31T23:59:59.999Z', 2026],
])('%s belongs to exactly one statement', (_, paidAt, year) => {
  const others = [2024, 2025, 2026, 2027].filter(each => each !== year)
  expect(giftsOfYear(year, [aGift({ paidAt })])).toHaveLength(1)
  for (const other of others) expect(giftsOfYear(other, [aGift({ paidAt })])).toEqual([])
})

const amount = fc.integer({ min: 50, max: 99_999_999 })
const gift = fc
  .tuple(
    amount,
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.date({ min: FROM, max: TO, noInvalidDate: true }),
  )
  .map(([totalCents, share, at]) =>
    aGift({
      totalCents,
      refundedCents: Math.floor(totalCents * share),
      paidAt: at.toISOString(),
    }),
  )

it('each gift belongs to exactly one year, and the years add up to the kept amount', () => {
  fc.assert(
    fc.property(fc.array(gift), gifts => {
      const years = [2024, 2025, 2026].map(year => giftsOfYear(year, gifts))
      const sum = (some: ReceiptedGift[]) => some.reduce((all, each) => all + keptCents(each), 0)
      expect(years.flat()).toHaveLength(gifts.length)
      expect(years.reduce((all, each) => all + sum(each), 0)).toBe(sum(gifts))
    }),
  )
})
