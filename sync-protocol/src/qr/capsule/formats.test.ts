import { describe, expect, it } from 'vitest'
import { criticalCard } from '../../../dev/capsule-examples'
import { decodeCapsule } from './decode-capsule'
import { encodeCapsule } from './encode-capsule'
import { readerOf } from './formats'
import { CHANGED_AT_DIGITS, frame, MINUTE_MS, wholeMinutes } from './frame'
import { read as readV1 } from './v1'
import vectors from './v1/vectors.json'
import { read as readV2 } from './v2'

/** A format made up for this test: a card of one name, in its bytes. */
const v9 = {
  write: (name: string, changedAtMs: number) =>
    frame(
      9,
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
const [oldest] = vectors
const v1Digits = oldest?.digits ?? ''
const v2Digits = encodeCapsule(criticalCard, { maxDigits: 2400 }).digits
const v9Digits = v9.write('Ana', CHANGED_AT_MS)

describe('a further format beside those there are', () => {
  const read = readerOf({ 1: readV1, 2: readV2, 9: v9.read })

  it('is told by its first digit, and the others still read as before', () => {
    expect(read(v9Digits)).toMatchObject({ ok: true, card: { identity: { firstName: 'Ana' } } })
    expect(read(v1Digits)).toMatchObject({ ok: true, card: { identity: oldest?.kept.identity } })
    expect(read(v2Digits)).toMatchObject({ ok: true, card: { identity: criticalCard.identity } })
  })

  it.each([
    ['1', v1Digits, oldest?.kept.changedAtMs],
    ['2', v2Digits, criticalCard.changedAtMs],
    ['9', v9Digits, CHANGED_AT_MS],
  ])('digits 1 to 8 of version %s tell the age without being decoded', (_version, digits, at) => {
    expect(Number(digits.slice(...CHANGED_AT_DIGITS)) * MINUTE_MS).toBe(at)
  })

  it('is damaged where a digit changed, or for a format that never was', () => {
    const changed = v9Digits.replace(/.$/, digit => String((Number(digit) + 1) % 10))
    expect(read(changed)).toEqual({ ok: false, code: 'damaged' })
    expect(read(frame(5, 1, new Uint8Array()))).toEqual({ ok: false, code: 'damaged' })
  })

  it('an app that does not know it yet says that it is newer', () => {
    expect(decodeCapsule(v9Digits, '2031-06-01')).toEqual({ ok: false, code: 'newer_version' })
    expect(decodeCapsule(frame(3, 1, new Uint8Array()), '2031-06-01')).toEqual({
      ok: false,
      code: 'newer_version',
    })
  })
})

it('new codes are made with the newest format', () => {
  expect(v2Digits[0]).toBe('2')
})
