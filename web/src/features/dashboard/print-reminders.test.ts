import { type Print, type PrintForm, printOf } from 'sync-protocol/qr'
import { expect, it } from 'vitest'
import { aCode } from '../../../dev/test/a-code'
import { printReminders } from './print-reminders'

const MAY = Date.UTC(2026, 4, 3)
const JUNE = Date.UTC(2026, 5, 3)
const unchanged = { changedAtMs: 0, nowMs: JUNE }
const changed = { changedAtMs: JUNE, nowMs: JUNE }
const code = {
  ...aCode({ capsule: '123', revision: 2, revisedAt: new Date(MAY).toISOString() }),
  id: '0197a000-0000-7000-8000-000000000001',
}
const made = (form: PrintForm, revision = 2): Print => printOf({ ...code, revision }, form, MAY)

it('there is no reminder while code and prints are current', () => {
  expect(printReminders([code], [made('card'), made('fridge')], unchanged)).toEqual([])
})

it('a changed record first asks to update the code, and counts the prints', () => {
  expect(printReminders([code], [made('card'), made('fridge')], changed)).toEqual([
    {
      code,
      text: 'The record changed after this code was made. Update it, then make 2 prints again.',
      isUpdate: true,
    },
  ])
  expect(printReminders([code], [], changed)).toEqual([
    { code, text: 'The record changed after this code was made. Update it.', isUpdate: true },
  ])
})

it('prints of an older revision or with an old link have to be printed again', () => {
  expect(printReminders([code], [made('travel', 1)], unchanged)).toEqual([
    { code, text: '1 print is out of date. Make it again.', isUpdate: false },
  ])
  const token = '8Z3K9M2QH5T8V1XW4Y6C0BDFGJ'
  const old = printOf({ ...code, token }, 'page', MAY)
  expect(printReminders([code], [made('travel', 1), old], unchanged)).toEqual([
    {
      code,
      text: '1 print opens nothing. Throw it away. 1 print is out of date. Make it again.',
      isUpdate: false,
    },
  ])
})

it('an expired code causes no reminder here', () => {
  const expired = { ...code, expiresAt: new Date(MAY).toISOString() }
  expect(printReminders([expired], [], changed)).toEqual([])
})
