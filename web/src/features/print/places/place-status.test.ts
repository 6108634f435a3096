import { recordMarkOf } from 'sync-protocol/medical'
import { freshnessOf, type PrintForm, type PrintStatus, printOf } from 'sync-protocol/qr'
import { expect, it } from 'vitest'
import { EMPTY_RECORD } from '../../../../dev/test/a-code'
import { statusOfPlace } from './place-status'

const MAY = Date.UTC(2026, 4, 3)
const YEAR_MS = 365 * 24 * 3_600_000
const SAME = recordMarkOf(EMPTY_RECORD)
const code = {
  id: '0197a000-0000-7000-8000-000000000001',
  revision: 3,
  token: '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ',
  recordMark: SAME,
  accessLevel: 'emergency' as const,
  expiresAt: '',
}
const made = (form: PrintForm, status: PrintStatus, nowMs = MAY) => {
  const recordMark = status === 'outOfDate' ? 'f'.repeat(16) : SAME
  const token = status === 'dead' ? '8Z3K9M2QH5T8V1XW4Y6C0BDFGJ' : code.token
  const prints = [printOf({ ...code, token }, EMPTY_RECORD, { form, nowMs: MAY })]
  const expiresAt = status === 'expired' ? new Date(MAY - 1).toISOString() : ''
  return statusOfPlace(form, freshnessOf({ ...code, expiresAt }, prints, { recordMark, nowMs }))
}

it('a form that was never printed has no status', () => {
  const freshness = freshnessOf(code, [], { recordMark: SAME, nowMs: MAY })
  for (const form of ['wallpaper', 'medicalId'] as const) {
    expect(statusOfPlace(form, freshness)).toEqual({ sentence: '' })
  }
})

it('the status says whether the last print is still current', () => {
  expect(made('fridge', 'current').pill).toEqual({ tone: 'ok', word: 'Current' })
  expect(made('fridge', 'outOfDate').pill).toEqual({ tone: 'warn', word: 'Out of date' })
  expect(made('fridge', 'expired').pill).toEqual({ tone: 'danger', word: 'Expired' })
  expect(made('fridge', 'dead').pill).toEqual({ tone: 'danger', word: 'Opens nothing' })
})

it('a Medical ID asks for another comparison, and says if only its age is the reason', () => {
  expect(made('medicalId', 'current').pill?.word).toBe('Current')
  expect(made('medicalId', 'outOfDate').pill?.word).toBe('Compare again')
  expect(made('medicalId', 'current', MAY + YEAR_MS + 1)).toEqual({
    pill: { tone: 'warn', word: 'Compare again' },
    sentence: expect.stringMatching(/more than a year ago/),
  })
})
