import { EXPIRATIONS, expiryOf } from 'sync-protocol/qr'
import { expect, it } from 'vitest'
import { filledIn, formChoices } from './code-choices'

const DEFAULTS = {
  type: 'emergency',
  accessLevel: 'emergency',
  expiration: 'never',
  qrColor: '#DC2626',
  textColor: '#000000',
}
const MADE_AT = '2026-01-31T10:00:00.000Z'
const made = {
  type: 'contacts',
  accessLevel: 'public',
  expiresAt: '',
  revisedAt: MADE_AT,
  qrColor: '#111827',
  textColor: '#1D4ED8',
} as const

it('starts with the specified defaults', () => {
  expect(formChoices({}, [])).toEqual(DEFAULTS)
})

it('a type with a code starts with the choices of that code', () => {
  const { type, accessLevel, qrColor, textColor } = made
  expect(formChoices({ type }, [made])).toEqual({
    type,
    accessLevel,
    expiration: 'never',
    qrColor,
    textColor,
  })
  expect(formChoices({}, [made])).toEqual(DEFAULTS)
})

it('choices of the person have precedence', () => {
  expect(formChoices({ accessLevel: 'healthcare', type: 'contacts' }, [made])).toMatchObject({
    accessLevel: 'healthcare',
    qrColor: made.qrColor,
  })
})

it.each(EXPIRATIONS)('the expiration %s is derived from a code', expiration => {
  const expiresAt = expiryOf(expiration, Date.parse(MADE_AT))
  expect(formChoices({ type: 'contacts' }, [{ ...made, expiresAt }]).expiration).toBe(expiration)
})

it('a code that was redrawn halfway through its month still counts as one of a month', () => {
  const expiresAt = '2026-02-15T10:00:00.000Z'
  expect(formChoices({ type: 'contacts' }, [{ ...made, expiresAt }]).expiration).toBe('1month')
})

it('is complete only with all three selects', () => {
  const form = formChoices({}, [])
  expect(filledIn(form)).toEqual(DEFAULTS)
  expect(filledIn({ ...form, type: '' })).toBeUndefined()
  expect(filledIn({ ...form, accessLevel: '' })).toBeUndefined()
  expect(filledIn({ ...form, expiration: '' })).toBeUndefined()
})
