import { capsuleRoom, encodeCapsule, PRINT_VERSIONS } from 'sync-protocol/qr'
import { medicalRecordOf } from 'sync-protocol/sync'
import { describe, expect, it } from 'vitest'
import { aCode } from '../../../dev/test/a-code'
import { inZone } from '../../../dev/test/in-zone'
import { drawCodeOf, printedCard, sizeOf } from './printed-code'

const RECORD = {
  ...medicalRecordOf([], 1),
  account: { firstName: 'Ana' },
  profile: { id: 'p', fullName: 'Ana Sol' },
  medications: [{ id: 'm', name: 'Warfarin' }],
}
const NOW = Date.UTC(2026, 10, 21)
const cardAt = (accessLevel: 'public' | 'emergency' | 'healthcare') =>
  printedCard(RECORD, { type: 'complete', accessLevel, revision: 1, expiresAt: '' }, NOW)

it('an emergency card shows what its code shows', () => {
  expect(cardAt('emergency')).toMatchObject({
    identity: { fullName: 'Ana Sol' },
    medications: { items: [{ name: 'Warfarin' }] },
  })
})

it('the card of a healthcare code shows only what a public code shows, because paper cannot ask who reads it', () => {
  expect(cardAt('healthcare')).toEqual(cardAt('public'))
  expect(JSON.stringify(cardAt('healthcare'))).not.toMatch(/Sol|Warfarin/)
})

const ORIGIN = 'https://lifetag.example'
const codeWith = (medications: number) => {
  const names = ['Apixaban', 'Bisoprolol', 'Ramipril', 'Levothyroxin', 'Prednisolon', 'Metformin']
  const many = Array.from({ length: medications }, (_, nth) => ({
    id: `m${nth}`,
    name: `${names[nth % names.length]} Ársól ${nth}`,
    dosage: `${nth + 2.5} mg`,
    frequency: 'twice daily',
  }))
  const record = { ...RECORD, medications: many }
  const card = printedCard(
    record,
    { type: 'emergency', accessLevel: 'emergency', revision: 1, expiresAt: '' },
    NOW,
  )
  const maxDigits = capsuleRoom(ORIGIN, PRINT_VERSIONS.card)
  return aCode({ capsule: encodeCapsule(card, { maxDigits }).digits })
}
const modulesOf = ({ svg }: { svg: string }) => Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) - 8

it('a sticker holds a smaller copy than the card, and counts the entries that are left out', () => {
  const code = codeWith(12)
  const card = drawCodeOf(code, ORIGIN, true, sizeOf('card'))
  const sticker = drawCodeOf(code, ORIGIN, true, sizeOf('small-stickers'))
  expect(modulesOf(card)).toBeGreaterThan(49)
  expect(modulesOf(sticker)).toBeLessThanOrEqual(49)
  expect(card.leftOut).toBe(0)
  expect(sticker.leftOut).toBeGreaterThan(0)
})

it('a record that fits both is on both', () => {
  const code = codeWith(1)
  const [card, sticker] = (['card', 'large-stickers'] as const).map(form =>
    drawCodeOf(code, ORIGIN, true, sizeOf(form)),
  )
  expect(sticker).toMatchObject({ svg: card?.svg, leftOut: 0 })
})

describe('in the evening of the Americas', () => {
  inZone('America/Los_Angeles')

  it('a card is printed with the age on the local date', () => {
    const record = { ...RECORD, profile: { ...RECORD.profile, dateOfBirth: '1986-11-22' } }
    const code = {
      type: 'emergency',
      accessLevel: 'emergency',
      revision: 1,
      expiresAt: '',
    } as const
    const ageAt = (hour: number) => printedCard(record, code, Date.UTC(2026, 10, 22, hour)).identity
    expect(ageAt(4)).toMatchObject({ age: { years: 39 } })
    expect(ageAt(8)).toMatchObject({ age: { years: 40 } })
  })
})
