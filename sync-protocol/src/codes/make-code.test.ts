import { describe, expect, test } from 'vitest'
import { qrCodeSchema } from '../medical/qr-code'
import { recordMarkOf } from '../medical/record-mark'
import { codeLink, decodeCapsule, makeSymbol, PRINT_VERSIONS } from '../qr'
import { medicalRecordOf } from '../sync'
import { type CodeChoices, makeCode, redraw } from './make-code'

const NOW = Date.UTC(2026, 0, 2, 3, 4)
const TOKEN = '0123456789ABCDEFGHJKMNPQRS'
const CLAIM = { token: TOKEN, secret: 'SRQPNMKJHGFEDCBA9876543210' }
const ORIGIN = 'https://lifetag.example'
const choices: CodeChoices = {
  type: 'emergency',
  accessLevel: 'emergency',
  expiration: 'never',
  qrColor: '#DC2626',
  textColor: '#000000',
  confirmedPublic: false,
}

const recordOf = (fullName: string, allergies = 0) => ({
  ...medicalRecordOf([], NOW - 60_000),
  profile: { id: 'p', fullName },
  allergies: Array.from({ length: allergies }, (_, i) => ({
    id: `${i}`,
    allergen: `Substance number ${i} of a very long list`,
    severity: 'Mild',
    reaction: 'A reaction in many words that no dictionary knows',
  })),
})
const context = { record: recordOf('Ada'), origin: ORIGIN, nowMs: NOW }
const nameIn = (capsule: string) => {
  const copy = decodeCapsule(capsule, '2026-01-02')
  return copy.ok ? copy.card.identity.fullName : copy.code
}

describe('a new code', () => {
  test('has its choices, its token, and an offline copy of what its level discloses', () => {
    const { code, omitted } = makeCode(choices, CLAIM, context)
    expect(code).toEqual({
      type: 'emergency',
      accessLevel: 'emergency',
      expiresAt: '',
      qrColor: '#DC2626',
      textColor: '#000000',
      confirmedPublic: false,
      ...CLAIM,
      revision: 1,
      revisedAt: '2026-01-02T03:04:00.000Z',
      recordMark: recordMarkOf(context.record),
      capsule: expect.stringMatching(/^1\d+$/),
    })
    expect(qrCodeSchema.safeParse(code).success).toBe(true)
    const { secret: _secret, ...withoutSecret } = code
    expect(qrCodeSchema.safeParse(withoutSecret).success).toBe(false)
    expect(nameIn(code.capsule)).toBe('Ada')
    expect(omitted).toEqual([])
  })

  test('of level healthcare carries no offline copy', () => {
    const made = makeCode({ ...choices, accessLevel: 'healthcare' }, CLAIM, context)
    expect(made.code.capsule).toBe('')
  })

  test('stays small enough for a wallet card, and lists what did not fit', () => {
    const record = recordOf('Ada', 40)
    const { code, omitted } = makeCode(choices, CLAIM, { ...context, record })
    const { version } = makeSymbol(codeLink(ORIGIN, TOKEN, code.capsule))
    expect(version).toBeLessThanOrEqual(PRINT_VERSIONS.card)
    expect(omitted.length).toBeGreaterThan(0)
  })

  test('has only a link if a long address leaves no space for a copy', () => {
    const origin = `https://${'long.'.repeat(50)}example`
    expect(makeCode(choices, CLAIM, { ...context, origin }).code.capsule).toBe('')
  })

  test('keeps a consent only if the code requires one', () => {
    const agreed = (type: CodeChoices['type'], accessLevel: CodeChoices['accessLevel']) =>
      makeCode({ ...choices, type, accessLevel, confirmedPublic: true }, CLAIM, context).code
        .confirmedPublic
    expect(agreed('medications', 'public')).toBe(true)
    expect(agreed('medications', 'emergency')).toBe(false)
    expect(agreed('emergency', 'public')).toBe(false)
  })

  test('stops working at the time that its owner chose', () => {
    const made = makeCode({ ...choices, expiration: '24hours' }, CLAIM, context)
    expect(made.code.expiresAt).toBe('2026-01-03T03:04:00.000Z')
  })
})

test('a renewed code keeps its token, gets a new revision and shows the present record', () => {
  const { code } = makeCode(choices, CLAIM, context)
  const record = recordOf('Augusta')
  const again = makeCode({ ...choices, accessLevel: 'public' }, code, { ...context, record }).code
  expect(again).toMatchObject({ ...CLAIM, revision: 2, accessLevel: 'public' })
  expect(again.capsule).not.toBe(code.capsule)
})

test('a redrawn code keeps everything except its revision and its offline copy', () => {
  const { code } = makeCode({ ...choices, expiration: '1week' }, CLAIM, context)
  const later = { ...context, record: recordOf('Augusta'), nowMs: NOW + 3_600_000 }
  const again = redraw(code, later).code
  expect(again).toEqual({
    ...code,
    revision: 2,
    revisedAt: '2026-01-02T04:04:00.000Z',
    recordMark: recordMarkOf(later.record),
    capsule: again.capsule,
  })
  expect(nameIn(again.capsule)).toBe('Augusta')
})
