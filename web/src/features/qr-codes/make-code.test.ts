import { atOnce } from 'sync-protocol/codes'
import { recordMarkOf } from 'sync-protocol/medical'
import { codeLink, decodeCapsule, makeSymbol, type QrCode } from 'sync-protocol/qr'
import { medicalRecordOf } from 'sync-protocol/sync'
import { expect, it } from 'vitest'
import { aCode } from '../../../dev/test/a-code'
import type { CodeChoices } from './code-choices'
import { makeInParts } from './make-code'

const NOW = Date.UTC(2026, 10, 21, 12)
const TODAY = '2026-11-21'
const ORIGIN = 'https://lifetag.example'
const SPARE = { token: '0123456789ABCDEFGHJKMNPQRS', secret: 'SRQPNMKJHGFEDCBA9876543210' }
const RECORD = {
  ...medicalRecordOf([], NOW - 1000),
  profile: { id: 'p', fullName: 'Ana Sol', dateOfBirth: '1987-06-05' },
  contacts: [{ id: 'c', name: 'Luz Sol', relationship: 'Sister', phoneNumber: '+34 600 000 000' }],
  allergies: [{ id: 'a', allergen: 'Penicillin', severity: 'Severe' }],
  medications: [{ id: 'm', name: 'Warfarin', dosage: '5 mg' }],
}
const CHOICES: CodeChoices = {
  type: 'emergency',
  accessLevel: 'emergency',
  expiration: 'never',
  qrColor: '#DC2626',
  textColor: '#000000',
}

function make(changes: Partial<CodeChoices> = {}, codes: QrCode[] = [], record = RECORD) {
  const world = { record, codes, newClaim: SPARE, origin: ORIGIN, nowMs: NOW }
  return atOnce(makeInParts({ ...CHOICES, ...changes }, world))
}

const old = aCode({
  accessLevel: 'public',
  qrColor: '#111827',
  textColor: '#111827',
  token: 'ZZZZZZZZZZZZZZZZZZZZZZZZZZ',
  revision: 7,
  revisedAt: '2026-01-01T00:00:00.000Z',
})

it('a new code has the new link and its secret, the chosen look and level, and is revision 1', () => {
  const { values, existing } = make({ expiration: '24hours' })
  expect({ ...values, capsule: 'digits' }).toEqual({
    type: 'emergency',
    accessLevel: 'emergency',
    expiresAt: '2026-11-22T12:00:00.000Z',
    qrColor: '#DC2626',
    textColor: '#000000',
    ...SPARE,
    capsule: 'digits',
    revision: 1,
    revisedAt: '2026-11-21T12:00:00.000Z',
    recordMark: recordMarkOf(RECORD),
    confirmedPublic: false,
  })
  expect(existing).toBeUndefined()
})

it('an existing code of the type keeps its token and counts its revision up', () => {
  const { values, existing } = make({}, [old])
  expect(values).toMatchObject({ token: old.token, revision: 8, accessLevel: 'emergency' })
  expect(existing).toBe(old)
})

it('the newer of two codes of one type is made again', () => {
  const newer = { ...old, token: 'A'.repeat(26), revisedAt: '2026-02-01T00:00:00.000Z' }
  expect(make({}, [newer, old]).existing).toBe(newer)
  expect(make({}, [old, newer]).existing).toBe(newer)
})

it('a code of another type is left alone', () => {
  expect(make({ type: 'contacts' }, [old]).existing).toBeUndefined()
})

it('the offline copy says what the level discloses', () => {
  const copy = decodeCapsule(make().values.capsule, TODAY)
  expect(copy).toMatchObject({
    ok: true,
    card: { identity: { fullName: 'Ana Sol' }, medications: { items: [{ name: 'Warfarin' }] } },
  })
  const publicCopy = decodeCapsule(make({ accessLevel: 'public' }).values.capsule, TODAY)
  expect(JSON.stringify(publicCopy)).toContain('Penicillin')
  expect(JSON.stringify(publicCopy)).not.toMatch(/Sol|Warfarin/)
})

it('a code for healthcare professionals has no offline copy', () => {
  expect(make({ accessLevel: 'healthcare' }).values.capsule).toBe('')
})

it("only a public medications code stores the owner's consent", () => {
  const isConfirmed = (changes: Partial<CodeChoices>) => make(changes).values.confirmedPublic
  expect(isConfirmed({ type: 'medications', accessLevel: 'public' })).toBe(true)
  expect(isConfirmed({ type: 'medications' })).toBe(false)
  expect(isConfirmed({ accessLevel: 'public' })).toBe(false)
})

it('a long record keeps the printed link at version 10, and names what was left out', () => {
  const medications = Array.from({ length: 40 }, (_, i) => ({
    id: String(i),
    name: `Invented remedy number ${i}`,
    dosage: `${i} drops`,
  }))
  const { values, omitted } = make({}, [], { ...RECORD, medications })
  const { version } = makeSymbol(codeLink(ORIGIN, values.token, values.capsule))
  expect(version).toBe(10)
  expect(omitted.length).toBeGreaterThan(20)
  expect(make().omitted).toEqual([])
})
