import { describe, expect, it } from 'vitest'
import { PRINT_FORMS, type Print, type PrintForm, type PrintLook, printOf } from '../medical/print'
import { recordMarkOf } from '../medical/record-mark'
import { medicalRecordOf } from '../sync'
import { freshnessOf, stalePrints } from './freshness'

const DAY_MS = 24 * 3_600_000
const YEAR_MS = 365 * DAY_MS
const MARCH = Date.UTC(2026, 2, 3)
const MAY = Date.UTC(2026, 4, 3)
const JUNE = Date.UTC(2026, 5, 3)
const JULY = Date.UTC(2026, 6, 3)

const before = medicalRecordOf([], 0)
const after = { ...before, allergies: [{ id: 'a', allergen: 'Latex', severity: 'Severe' }] }
const [BEFORE, AFTER] = [recordMarkOf(before), recordMarkOf(after)]

const printed = (
  of: Parameters<typeof printOf>[0],
  form: PrintForm,
  nowMs: number,
  look?: PrintLook,
) => printOf(of, before, { form, nowMs, look })

const code = {
  id: '0197a000-0000-7000-8000-000000000001',
  revision: 3,
  token: '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ',
  recordMark: BEFORE,
  accessLevel: 'emergency' as const,
  expiresAt: '',
}
const healthcare = { ...code, accessLevel: 'healthcare' as const }
const replaced = { ...code, revision: 2, token: '8Z3K9M2QH5T8V1XW4Y6C0BDFGJ' }
const unchanged = { recordMark: BEFORE, nowMs: JULY }
const changed = { recordMark: AFTER, nowMs: JULY }

function statuses(
  prints: readonly Print[],
  moment = unchanged,
  of: Parameters<typeof freshnessOf>[0] = code,
) {
  const { places } = freshnessOf(of, prints, moment)
  return Object.fromEntries(places.map(({ place, status }) => [place, status]))
}

describe('a code', () => {
  it('is out of date if the record says something else, whatever the clocks said', () => {
    expect(freshnessOf(code, [], unchanged)).toEqual({ isOutOfDate: false, places: [] })
    expect(freshnessOf(code, [], changed).isOutOfDate).toBe(true)
  })

  it('for professionals has no offline copy that could be out of date', () => {
    expect(freshnessOf(healthcare, [], changed).isOutOfDate).toBe(false)
  })
})

describe('every print', () => {
  const STATUSES: Record<PrintForm, [changed: string, revised: string, relinked: string]> = {
    card: ['outOfDate', 'outOfDate', 'dead'],
    sheet: ['outOfDate', 'outOfDate', 'dead'],
    travel: ['outOfDate', 'outOfDate', 'dead'],
    school: ['outOfDate', 'outOfDate', 'dead'],
    stickers: ['outOfDate', 'outOfDate', 'dead'],
    family: ['outOfDate', 'outOfDate', 'dead'],
    wallpaper: ['outOfDate', 'outOfDate', 'dead'],
    labels: ['outOfDate', 'outOfDate', 'dead'],
    fridge: ['outOfDate', 'outOfDate', 'dead'],
    keyTag: ['outOfDate', 'outOfDate', 'dead'],
    wristband: ['outOfDate', 'outOfDate', 'dead'],
    helmet: ['outOfDate', 'outOfDate', 'dead'],
    nfc: ['outOfDate', 'outOfDate', 'dead'],
    nfcLink: ['current', 'current', 'dead'],
    medicalId: ['outOfDate', 'current', 'current'],
  }

  it.each(PRINT_FORMS)('%s is current until its contents change', form => {
    const [afterChange, revised, relinked] = STATUSES[form]
    const statusOf = (...made: Parameters<typeof statuses>) => Object.values(statuses(...made))
    expect(statusOf([printed(code, form, MAY)])).toEqual(['current'])
    expect(statusOf([printed(code, form, MAY)], changed)).toEqual([afterChange])
    expect(statusOf([printed({ ...code, revision: 2 }, form, MAY)])).toEqual([revised])
    expect(statusOf([printed(replaced, form, MAY)])).toEqual([relinked])
  })

  it.each(PRINT_FORMS)('%s does not change the status of prints elsewhere', form => {
    const before = PRINT_FORMS.map(each => printed({ ...code, revision: 2 }, each, MARCH))
    const after = statuses([...before, printed(code, form, JUNE)])
    const place = { sheet: 'card', nfcLink: 'nfc' }[form as string] ?? form
    expect(after).toEqual({ ...statuses(before), [place]: 'current' })
  })
})

it('prints after a change of the record hold the older copy if the code is older', () => {
  const print = printOf(code, after, { form: 'card', nowMs: JULY })
  expect(statuses([print], changed)).toEqual({ card: 'outOfDate' })
})

it('a print of a code for professionals has words but no copy', () => {
  const prints = [printed(code, 'card', MAY), printed(code, 'stickers', MAY)]
  expect(statuses(prints, changed, healthcare)).toEqual({
    card: 'outOfDate',
    stickers: 'current',
  })
})

it('the newest print counts, and only those of the same code', () => {
  const older = printed({ ...code, revision: 2 }, 'card', MAY)
  const newer = printed(code, 'sheet', JUNE)
  expect(statuses([newer, older])).toEqual({ card: 'current' })
  expect(statuses([printed({ ...code, id: crypto.randomUUID() }, 'card', MAY)])).toEqual({})
})

it('a print from the future does not hide one with a possible date', () => {
  const ahead = printed({ ...code, revision: 2 }, 'card', MAY + 2 * YEAR_MS)
  expect(statuses([ahead, printed(code, 'card', JUNE)])).toEqual({ card: 'current' })
  const replacedAhead = printed(replaced, 'card', MAY + 2 * YEAR_MS)
  expect(statuses([replacedAhead, printed(code, 'card', JUNE)])).toEqual({ card: 'current' })
})

describe('the prints of an expired code', () => {
  const expired = { ...code, expiresAt: new Date(JUNE).toISOString() }
  it.each(PRINT_FORMS)('are not current: %s', form => {
    const [status] = Object.values(statuses([printed(code, form, MAY)], unchanged, expired))
    expect(status).toBe(form === 'medicalId' ? 'current' : 'expired')
    const [dead] = Object.values(statuses([printed(replaced, form, MAY)], unchanged, expired))
    expect(dead).toBe(form === 'medicalId' ? 'current' : 'dead')
  })
})

it('stale prints are those whose code or words changed, each with the choices of its last print', () => {
  const [old, other, expired] = [
    code,
    { ...code, id: crypto.randomUUID() },
    { ...code, id: crypto.randomUUID(), expiresAt: new Date(JUNE).toISOString() },
  ]
  const look = { locale: 'ja', country: 'JP' }
  const prints = [
    printed({ ...old, revision: 2 }, 'travel', MARCH, { locale: 'fr' }),
    printed({ ...old, revision: 2 }, 'travel', MAY, look),
    printed(old, 'sheet', MAY),
    printed(replaced, 'stickers', MAY),
    printed({ ...expired, revision: 2 }, 'card', MAY),
    printed(other, 'card', MAY),
  ]
  const made = { printedAt: new Date(MAY).toISOString(), isAYearOld: false }
  const travel = {
    ...{ place: 'travel', form: 'travel', look: JSON.stringify(look) },
    ...{ status: 'outOfDate', ...made },
  }
  const stickers = { place: 'stickers', form: 'stickers', status: 'dead', ...made }
  expect(stalePrints([old, other, expired], prints, unchanged)).toEqual([
    { code: old, places: [travel, stickers] },
  ])
  const sheet = { place: 'card', form: 'sheet', status: 'outOfDate', ...made }
  expect(stalePrints([old], prints, changed)).toEqual([
    { code: old, places: [sheet, travel, stickers] },
  ])
})

it('a Medical ID is to be compared again after a year', () => {
  const prints = [printed(code, 'medicalId', MAY)]
  const after = (ms: number) => statuses(prints, { recordMark: BEFORE, nowMs: MAY + ms })
  expect(after(YEAR_MS)).toEqual({ medicalId: 'current' })
  expect(after(YEAR_MS + 1)).toEqual({ medicalId: 'outOfDate' })
})
