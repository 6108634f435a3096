import { recordMarkOf } from 'sync-protocol/medical'
import { type Print, type PrintForm, printOf } from 'sync-protocol/qr'
import { expect, it } from 'vitest'
import { aCode, EMPTY_RECORD } from '../../../dev/test/a-code'
import { printsToRenew } from './overview-tab'

const MAY = Date.UTC(2026, 4, 3)
const JUNE = Date.UTC(2026, 5, 3)
const unchanged = { recordMark: recordMarkOf(EMPTY_RECORD), nowMs: JUNE }
const changed = { recordMark: 'f'.repeat(16), nowMs: JUNE }
const code = {
  ...aCode({ capsule: '123', revision: 2, revisedAt: new Date(MAY).toISOString() }),
  id: '0197a000-0000-7000-8000-000000000001',
}
const made = (form: PrintForm, revision = 2): Print =>
  printOf({ ...code, revision }, EMPTY_RECORD, { form, nowMs: MAY })
const oldLink = printOf({ ...code, token: '8Z3K9M2QH5T8V1XW4Y6C0BDFGJ' }, EMPTY_RECORD, {
  form: 'fridge',
  nowMs: MAY,
})
const none = { codeId: code.id, stale: 0, dead: 0, isCodeOld: false }

it.each([
  ['code and prints are current', [made('card'), made('fridge')], unchanged, undefined],
  [
    'the record changed',
    [made('card'), made('fridge')],
    changed,
    { ...none, stale: 2, isCodeOld: true },
  ],
  ['a code without prints is older than the record', [], changed, { ...none, isCodeOld: true }],
  [
    'a print has an older revision, and another an old link',
    [made('travel', 1), oldLink],
    unchanged,
    { ...none, stale: 1, dead: 1 },
  ],
])('%s', (_, prints, moment, expected) => {
  expect(printsToRenew([code], prints, moment)).toEqual(expected)
})

it('ignores an expired code', () => {
  const expired = { ...code, expiresAt: new Date(MAY).toISOString() }
  expect(printsToRenew([expired], [], changed)).toBeUndefined()
})
