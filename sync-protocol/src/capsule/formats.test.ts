import { describe, expect, it } from 'vitest'
import { criticalCard } from '../../dev/capsule-examples'
import { decodeCapsule } from './decode-capsule'
import { encodeCapsule } from './encode-capsule'
import { readerOf } from './formats'
import { CHANGED_AT_DIGITS, frame, MINUTE_MS, wholeMinutes } from './frame'
import { read as readV1, VERSION } from './v1'

const NEXT = VERSION + 1
const next = {
  write: (name: string, changedAtMs: number) =>
    frame(
      NEXT,
      wholeMinutes(changedAtMs),
      Uint8Array.from(name, letter => letter.charCodeAt(0)),
    ),
  read: ({ payload, changedAtMinutes }: { payload: Uint8Array; changedAtMinutes: number }) => ({
    card: {
      ...({ type: 'emergency', level: 'public', revision: 1, expiresAt: '' } as const),
      changedAtMs: changedAtMinutes * MINUTE_MS,
      identity: { firstName: String.fromCharCode(...payload) },
    },
    madeAtMs: 0,
  }),
}
const CHANGED_AT_MS = Date.UTC(2031, 4, 6, 7, 8)
const TODAY = '2031-06-01'
const digits = encodeCapsule(criticalCard, { maxDigits: 2400 }).digits
const nextDigits = next.write('Ana', CHANGED_AT_MS)

describe('an invented second format next to the first', () => {
  const read = readerOf({ [VERSION]: readV1, [NEXT]: next.read })

  it('is recognised by its first digit, and the first one still reads as before', () => {
    expect(read(nextDigits)).toMatchObject({ ok: true, card: { identity: { firstName: 'Ana' } } })
    expect(read(digits)).toMatchObject({ ok: true, card: { identity: criticalCard.identity } })
  })

  it.each([
    [VERSION, digits, criticalCard.changedAtMs],
    [NEXT, nextDigits, CHANGED_AT_MS],
  ])('digits 1 to 8 of version %i give the age without being decoded', (_version, printed, at) => {
    expect(Number(printed.slice(...CHANGED_AT_DIGITS)) * MINUTE_MS).toBe(at)
  })

  it('is damaged if a digit changed', () => {
    const changed = nextDigits.replace(/.$/, digit => String((Number(digit) + 1) % 10))
    expect(read(changed)).toEqual({ ok: false, code: 'damaged' })
  })
})

describe('digits whose version this app does not know', () => {
  it('are a newer version if later than all known versions', () => {
    expect(decodeCapsule(nextDigits, TODAY)).toEqual({ ok: false, code: 'newer_version' })
    const last = frame(9, 1, new Uint8Array())
    expect(decodeCapsule(last, TODAY)).toEqual({ ok: false, code: 'newer_version' })
  })

  it('are damaged if no format has that version', () => {
    const between = readerOf({ [VERSION]: readV1, 9: next.read })
    expect(between(nextDigits)).toEqual({ ok: false, code: 'damaged' })
  })
})

it('new codes use the newest format', () => {
  expect(digits[0]).toBe(String(VERSION))
})
