import { expect, it } from 'vitest'
import { usableCodes } from './usable-codes'

const NOW = Date.parse('2026-06-15T12:00:00Z')
const later = '2026-06-15T13:00:00Z'
const earlier = '2026-06-15T11:00:00Z'

it('puts emergency codes first and newer before older ones, and drops expired ones', () => {
  const rows = [
    { id: 'old', type: 'emergency', expiresAt: '' },
    { id: 'contacts', type: 'contacts', expiresAt: '' },
    { id: 'new', type: 'emergency', expiresAt: later },
    { id: 'expired', type: 'emergency', expiresAt: earlier },
    { id: 'complete', type: 'complete', expiresAt: '' },
  ] as const
  expect(usableCodes(rows, NOW).map(({ id }) => id)).toEqual(['new', 'old', 'complete', 'contacts'])
})
