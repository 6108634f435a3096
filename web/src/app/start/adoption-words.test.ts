import { expect, it } from 'vitest'
import type { CarriedRow } from '../../sync/record/carried'
import { contentWords } from './adoption-words'

const row = (collection: CarriedRow['collection']) => ({ collection }) as CarriedRow

it('names the content of a record in its own order, however it was read', () => {
  const rows = ['prints', 'medications', 'qr-codes', 'profile', 'medications', 'account'] as const
  const words = 'Personal information, Medicine × 2, QR code'
  expect(contentWords(rows.map(row))).toBe(words)
  expect(contentWords(rows.toReversed().map(row))).toBe(words)
})

it('says that a record is empty', () => {
  expect(contentWords([row('account')])).toBe('nothing')
})
