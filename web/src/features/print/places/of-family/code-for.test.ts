import { expect, it } from 'vitest'
import { codeFor } from './family-codes'

const NOW = Date.UTC(2026, 10, 23)
const code = (type: 'emergency' | 'contacts', revisedAt: string, expiresAt = '') => ({
  ...{ type, revisedAt, expiresAt },
})

it('the sheet shows each person’s newest emergency code that opens the record', () => {
  const old = code('emergency', '2025-01-01T00:00:00.000Z')
  const newer = code('emergency', '2026-01-01T00:00:00.000Z')
  const over = code('emergency', '2026-06-01T00:00:00.000Z', '2026-07-01T00:00:00.000Z')
  const contacts = code('contacts', '2026-08-01T00:00:00.000Z')
  expect(codeFor([old, over, newer, contacts], NOW)).toBe(newer)
  expect(codeFor([over, contacts], NOW)).toBe(contacts)
  expect(codeFor([over], NOW)).toBeUndefined()
  expect(codeFor([], NOW)).toBeUndefined()
})
