import { recordMarkOf } from 'sync-protocol/medical'
import {
  codeLink,
  encodeCapsule,
  type PrintForm,
  parseCodeLink,
  printOf,
  type QrCode,
  shrinkCapsule,
} from 'sync-protocol/qr'
import { expect, it } from 'vitest'
import { aCode, EMPTY_RECORD } from '../../../../dev/test/a-code'
import { cardStatusOf, type Mine } from './card-status'

const NOW = Date.UTC(2026, 10, 21, 12)
const DAY = 86_400_000
const iso = (ms: number) => new Date(ms).toISOString()
const TOKEN = '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ'
const OTHER_TOKEN = '0Z3K9M2QH5T8V1XW4Y6C0BDFGJ'

const capsuleOf = (revision: number, expiresAt = '', notes?: { notes: string }) =>
  encodeCapsule(
    {
      type: 'emergency',
      level: 'emergency',
      revision,
      changedAtMs: NOW - 9 * DAY,
      expiresAt,
      identity: { fullName: 'Elena Márquez' },
      ...(notes && { notes }),
    },
    { maxDigits: 600, madeAtMs: NOW - 2 * DAY },
  ).digits

const code = {
  id: '0197a000-0000-7000-8000-000000000001',
  ...aCode({
    token: TOKEN,
    capsule: capsuleOf(3),
    revision: 3,
    revisedAt: iso(NOW - 2 * DAY),
  }),
}
const CHANGED = {
  ...EMPTY_RECORD,
  allergies: [{ id: 'a', allergen: 'Latex', severity: 'Severe' }],
}
const printed = (form: PrintForm, nowMs: number, record = EMPTY_RECORD) =>
  printOf(code, record, { form, nowMs })

const mine = (more: Partial<Mine> = {}): Mine => ({
  recordMark: code.recordMark,
  codes: [code],
  prints: [printed('card', NOW - DAY)],
  ...more,
})

/** The status of a card with this token and these digits. */
function status(
  printed: { token?: string; capsule?: string; isOurHost?: boolean },
  known = mine(),
) {
  const { token = TOKEN, capsule = code.capsule, isOurHost = true } = printed
  const link = parseCodeLink(codeLink('https://lifetag.example', token, capsule))
  if (!link) throw new Error('no link')
  return cardStatusOf({ ...link, isOurHost }, known, NOW)
}
const faults = (...args: Parameters<typeof status>) => {
  const found = status(...args)
  return found.whose === 'mine' ? found.faults : found.whose
}
const withCode = (changes: Partial<QrCode & { isUnsent: boolean }>) =>
  mine({ codes: [{ ...code, ...changes }] })

it('the latest print of a code of mine has no faults', () => {
  expect(status({})).toMatchObject({
    whose: 'mine',
    faults: [],
    printed: { card: { revision: 3 } },
  })
})

it('a card from before the last update is older than its code', () => {
  expect(faults({ capsule: capsuleOf(2) })).toEqual(['copyOlder'])
})

it('after a change of the record even the newest card is out of date', () => {
  expect(faults({}, mine({ recordMark: recordMarkOf(CHANGED) }))).toEqual(['recordChanged'])
})

it('an expired code opens nothing, whatever the card says', () => {
  expect(faults({}, withCode({ expiresAt: iso(NOW - 1) }))).toEqual(['expired'])
})

it('a renewed code leaves an expired copy on the older card', () => {
  const expired = capsuleOf(2, iso(NOW - DAY))
  expect(faults({ capsule: expired })).toEqual(['copyOlder', 'copyExpired'])
})

it('a replaced link is recognized by the record of its print', () => {
  const known = withCode({ token: OTHER_TOKEN })
  expect(status({}, known)).toMatchObject({ whose: 'dead', became: 'replaced' })
})

it('the link of a deleted code is recognized too', () => {
  expect(status({}, mine({ codes: [] }))).toEqual({
    whose: 'dead',
    became: 'deleted',
    printedAt: iso(NOW - DAY),
  })
})

it('a card that this device does not know has an unknown owner', () => {
  expect(status({ token: OTHER_TOKEN })).toEqual({ whose: 'unknown' })
})

it('an unreadable copy is a fault of the card', () => {
  const damaged = `${code.capsule.slice(0, -3)}111`
  expect(faults({ capsule: damaged })).toEqual(['copyDamaged'])
  expect(faults({ capsule: `9${code.capsule.slice(1)}` })).toEqual(['copyNewer'])
})

it('a card from before its code had an offline copy lacks the copy', () => {
  expect(faults({ capsule: '' })).toEqual(['copyMissing'])
})

it('a code without a copy is checked by its last print', () => {
  const healthcare = { accessLevel: 'healthcare', capsule: '' } as const
  expect(faults({ capsule: '' }, withCode(healthcare))).toEqual([])
  expect(faults({ capsule: '' }, withCode({ ...healthcare, revision: 4 }))).toEqual(['wordsOlder'])
})

it('one print can be out of date although another one was made later', () => {
  const codes = [{ ...code, accessLevel: 'healthcare' as const, capsule: '' }]
  const [card, travel] = [printed('card', NOW - DAY), printed('travel', NOW, CHANGED)]
  const recordMark = recordMarkOf(CHANGED)
  expect(faults({ capsule: '' }, mine({ codes, prints: [travel], recordMark }))).toEqual([])
  expect(faults({ capsule: '' }, mine({ codes, prints: [card, travel], recordMark }))).toEqual([
    'wordsOlder',
  ])
})

it('a sticker with less of the same copy is not older than its code', () => {
  const notes = { notes: 'Hears badly. Lives alone. Speaks Spanish. Two dogs. '.repeat(8) }
  const capsule = capsuleOf(3, '', notes)
  const { digits } = shrinkCapsule(capsule, 200)
  expect(digits).not.toBe(capsule)
  expect(faults({ capsule: digits }, withCode({ capsule }))).toEqual([])
})
