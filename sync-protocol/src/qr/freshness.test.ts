import { describe, expect, it } from 'vitest'
import { PRINT_FORMS, type Print, type PrintForm, printOf } from '../medical/print'
import { freshnessOf, stalePrints } from './freshness'

const DAY_MS = 24 * 3_600_000
const YEAR_MS = 365 * DAY_MS
const MARCH = Date.UTC(2026, 2, 3)
const MAY = Date.UTC(2026, 4, 3)
const JUNE = Date.UTC(2026, 5, 3)
const JULY = Date.UTC(2026, 6, 3)

const code = {
  id: '0197a000-0000-7000-8000-000000000001',
  revision: 3,
  token: '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ',
  revisedAt: new Date(MAY).toISOString(),
  accessLevel: 'emergency' as const,
  expiresAt: '',
}
const healthcare = { ...code, accessLevel: 'healthcare' as const }
const replaced = { ...code, revision: 2, token: '8Z3K9M2QH5T8V1XW4Y6C0BDFGJ' }
const unchanged = { changedAtMs: MARCH, nowMs: JULY }
const changedInJune = { changedAtMs: JUNE, nowMs: JULY }

function statuses(
  prints: readonly Print[],
  moment = unchanged,
  of: Parameters<typeof freshnessOf>[0] = code,
) {
  const { places } = freshnessOf(of, prints, moment)
  return Object.fromEntries(places.map(({ place, status }) => [place, status]))
}

describe('a code', () => {
  it.each([
    ['after the last change', JULY - DAY_MS, JULY - 2 * DAY_MS, false],
    ['with the last change', JULY, JULY, false],
    ['before the last change', JULY - 2 * DAY_MS, JULY - DAY_MS, true],
    ['by a clock an hour ahead', JULY + DAY_MS / 24, JULY, false],
    ['by a clock two years ahead, whatever changed since', JULY + 2 * YEAR_MS, JULY, true],
  ])('depends on its age if made %s', (_, madeAtMs, changedAtMs, isOutOfDate) => {
    const made = { ...code, revisedAt: new Date(madeAtMs).toISOString() }
    expect(freshnessOf(made, [], { changedAtMs, nowMs: JULY })).toEqual({
      isOutOfDate,
      isMadeAhead: madeAtMs > JULY + DAY_MS,
      places: [],
    })
  })

  it('for professionals has no offline copy that could be out of date', () => {
    expect(freshnessOf(healthcare, [], changedInJune).isOutOfDate).toBe(false)
  })
})

describe('every print', () => {
  const AFTER: Record<PrintForm, [changed: string, revised: string, relinked: string]> = {
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
    const [changed, revised, relinked] = AFTER[form]
    const statusOf = (...made: Parameters<typeof statuses>) => Object.values(statuses(...made))
    expect(statusOf([printOf(code, form, MAY)])).toEqual(['current'])
    expect(statusOf([printOf(code, form, MAY)], changedInJune)).toEqual([changed])
    expect(statusOf([printOf({ ...code, revision: 2 }, form, MAY)])).toEqual([revised])
    expect(statusOf([printOf(replaced, form, MAY)])).toEqual([relinked])
  })

  it.each(PRINT_FORMS)('%s does not change the status of prints elsewhere', form => {
    const before = PRINT_FORMS.map(each => printOf({ ...code, revision: 2 }, each, MARCH))
    const after = statuses([...before, printOf(code, form, JUNE)])
    const changed = { sheet: 'card', nfcLink: 'nfc' }[form as string] ?? form
    expect(after).toEqual({ ...statuses(before), [changed]: 'current' })
  })
})

it('prints after a change of the record hold the older copy if the code is older', () => {
  expect(statuses([printOf(code, 'card', JULY)], changedInJune)).toEqual({ card: 'outOfDate' })
})

it('a print of a code for professionals has words but no copy', () => {
  const prints = [printOf(code, 'card', MAY), printOf(code, 'stickers', MAY)]
  expect(statuses(prints, changedInJune, healthcare)).toEqual({
    card: 'outOfDate',
    stickers: 'current',
  })
})

it('the newest print counts, and only those of the same code', () => {
  const older = printOf({ ...code, revision: 2 }, 'card', MAY)
  const newer = printOf(code, 'sheet', JUNE)
  expect(statuses([newer, older])).toEqual({ card: 'current' })
  expect(statuses([printOf({ ...code, id: crypto.randomUUID() }, 'card', MAY)])).toEqual({})
})

it('a print from the future does not hide one with a possible date', () => {
  const ahead = printOf({ ...code, revision: 2 }, 'card', MAY + 2 * YEAR_MS)
  expect(statuses([ahead, printOf(code, 'card', JUNE)])).toEqual({ card: 'current' })
  const replacedAhead = printOf(replaced, 'card', MAY + 2 * YEAR_MS)
  expect(statuses([replacedAhead, printOf(code, 'card', JUNE)])).toEqual({ card: 'current' })
})

it('a print from the future is out of date, because no change would ever be later', () => {
  expect(statuses([printOf(code, 'fridge', MAY + 2 * YEAR_MS)])).toEqual({ fridge: 'outOfDate' })
})

describe('the prints of an expired code', () => {
  const expired = { ...code, expiresAt: new Date(JUNE).toISOString() }
  it.each(PRINT_FORMS)('are not current: %s', form => {
    const [status] = Object.values(statuses([printOf(code, form, MAY)], unchanged, expired))
    expect(status).toBe(form === 'medicalId' ? 'current' : 'expired')
    const [dead] = Object.values(statuses([printOf(replaced, form, MAY)], unchanged, expired))
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
    printOf({ ...old, revision: 2 }, 'travel', MARCH, { locale: 'fr' }),
    printOf({ ...old, revision: 2 }, 'travel', MAY, look),
    printOf(old, 'sheet', MAY),
    printOf(replaced, 'stickers', MAY),
    printOf({ ...expired, revision: 2 }, 'card', MAY),
    printOf(other, 'card', MAY),
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
  expect(stalePrints([old], prints, changedInJune)).toEqual([
    { code: old, places: [sheet, travel, stickers] },
  ])
})

it('a Medical ID is to be compared again after a year', () => {
  const prints = [printOf(code, 'medicalId', MAY)]
  const after = (ms: number) => statuses(prints, { changedAtMs: MARCH, nowMs: MAY + ms })
  expect(after(YEAR_MS)).toEqual({ medicalId: 'current' })
  expect(after(YEAR_MS + 1)).toEqual({ medicalId: 'outOfDate' })
})
