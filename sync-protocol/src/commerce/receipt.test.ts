import { expect, it } from 'vitest'
import { type ReceiptedGift, receiptLines, statementLines } from './receipt'

const aGift = (more: Partial<ReceiptedGift> = {}): ReceiptedGift => ({
  number: 'LT-000042',
  paidAt: '2026-03-14T12:00:00.000Z',
  totalCents: 5_000,
  refundedCents: 0,
  kind: 'one_time',
  ...more,
})
const ACKNOWLEDGED = 'Written acknowledgement'

it('a receipt names who, whom, when, how much and that nothing was given in return', () => {
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
])('%s cents less %s refunded is acknowledged in writing: %s', (total, refunded, is) => {
  const lines = receiptLines(aGift({ totalCents: total, refundedCents: refunded }), 'Maria')
  expect(lines.includes(ACKNOWLEDGED)).toBe(is)
})

it('a statement has its own year’s gifts in order, and what was kept of them', () => {
  const gifts = [
    aGift({ paidAt: '2026-12-31T23:59:59.999Z', number: 'C' }),
    aGift({ paidAt: '2026-01-01T00:00:00.000Z', number: 'B', refundedCents: 4_000 }),
    aGift({ paidAt: '2025-12-31T23:59:59.999Z', number: 'A' }),
  ]
  const text = statementLines(2026, gifts, 'Maria').join('\n')
  expect(text.indexOf('(B)')).toBeLessThan(text.indexOf('(C)'))
  expect(text).not.toContain('(A)')
  expect(text).toContain('Total: $60')
})
