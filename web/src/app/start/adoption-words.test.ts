import { expect, it } from 'vitest'
import type { CarriedRow } from '../../sync/record/carried'
import { contentWords } from './adoption-words'

const row = (collection: CarriedRow['collection']) => ({ collection }) as CarriedRow

it('what a record holds is said in its own order, however it was read', () => {
  const rows = ['prints', 'medications', 'qr-codes', 'profile', 'medications', 'account'] as const
  const words = 'Personal information, Medication × 2, QR code'
  expect(contentWords(rows.map(row))).toBe(words)
  expect(contentWords(rows.toReversed().map(row))).toBe(words)
})

it('a record that holds nothing says so', () => {
  expect(contentWords([row('account')])).toBe('nothing')
})
