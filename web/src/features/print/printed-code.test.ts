import type { MedicalRecord } from 'sync-protocol/medical'
import { expect, it } from 'vitest'
import { printedCard } from './printed-code'

const RECORD: MedicalRecord = {
  account: { firstName: 'Ana' },
  profile: { id: 'p', fullName: 'Ana Sol' },
  contacts: [],
  allergies: [],
  medications: [{ id: 'm', name: 'Warfarin' }],
  conditions: [],
  policies: [],
  changedAtMs: 1,
}
const NOW = Date.UTC(2026, 10, 21)
const cardAt = (accessLevel: 'public' | 'emergency' | 'healthcare') =>
  printedCard(RECORD, { type: 'complete', accessLevel, revision: 1, expiresAt: '' }, NOW)

it('an emergency card says what its code shows', () => {
  expect(cardAt('emergency')).toMatchObject({
    identity: { fullName: 'Ana Sol' },
    medications: { items: [{ name: 'Warfarin' }] },
  })
})

it('a healthcare code asks who is reading; its card, which cannot, says what a public one says', () => {
  expect(cardAt('healthcare')).toEqual(cardAt('public'))
  expect(JSON.stringify(cardAt('healthcare'))).not.toMatch(/Sol|Warfarin/)
})
