import { receiptLines } from 'sync-protocol/commerce'
import { expect, it } from 'vitest'
import { writeReceipt } from './send-receipt'

const gift = {
  number: 'LT-000042',
  paidAt: '2026-03-14T12:00:00.000Z',
  totalCents: 5_000,
  refundedCents: 1_000,
  kind: 'one_time',
} as const
const name = 'Maria Keller'
const address = 'maria@example.org'
const english = receiptLines(gift, name).join('\n')

it('writes the receipt in English alone for an English reader', () => {
  const { subject, text } = writeReceipt(gift, { address, name, language: 'en' })
  expect(subject).toBe('Donation receipt LT-000042')
  expect(text).toBe(`Thank you for your gift.\n\n${english}\n`)
})

it('writes it in the donor’s language, with the English document below', () => {
  const { subject, text } = writeReceipt(gift, { address, name, language: 'de' })
  const [german = '', below = ''] = text.split('— English —')
  expect(subject).toBe('Spendenquittung LT-000042')
  for (const line of ['Von: Maria Keller', 'Betrag: $50', 'Erstattet: $10', 'Einmalige Spende']) {
    expect(german).toContain(line)
  }
  expect(below).toContain(english)
})
