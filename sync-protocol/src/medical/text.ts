/**
 * Accepted text is stored unchanged, without trimming, folding or normalising. NUL is refused because
 * Postgres cannot store it, and a lone surrogate because UTF-8 cannot encode it. Lengths count code points,
 * so that an emoji counts as one.
 *
 * An empty string means "cleared", and an absent field means "never filled in". Readers treat both alike.
 */
import * as z from 'zod/mini'

export const LINE_MAX = 200
export const NOTE_MAX = 5000

const UNSTORABLE = /\0|\p{Surrogate}/u
const countCodePoints = (value: string) => [...value].length

const storable = z.refine<string>(value => !UNSTORABLE.test(value), {
  error: 'Contains a character that cannot be stored',
})
const atMost = (max: number) =>
  z.refine<string>(value => value.length <= max || countCodePoints(value) <= max, {
    error: `Use at most ${max} characters`,
  })

const NOT_TEXT = 'Enter text'

export const text = (max = LINE_MAX) => z.string({ error: NOT_TEXT }).check(storable, atMost(max))

export const requiredText = (message: string, max = LINE_MAX) =>
  z.string({ error: issue => (issue.input === undefined ? message : NOT_TEXT) }).check(
    storable,
    atMost(max),
    z.refine(value => value.trim() !== '', { error: message }),
  )

/** `YYYY-MM-DD`, or empty. */
export const isoDate = () =>
  z.union([z.literal(''), z.iso.date()], { error: 'Enter a date as year, month and day' })

/** A day, a month (`YYYY-MM`), a year, or empty. */
export const partialDate = () =>
  z.union([isoDate(), z.string().check(z.regex(/^(?!0000)\d{4}(-(0[1-9]|1[0-2]))?$/))], {
    error: 'Enter a date as year, month and day, or the year alone',
  })

/** ISO 8601 in UTC, or empty. */
export const isoMoment = () =>
  z.union([z.literal(''), z.iso.datetime()], { error: 'Enter a date and time' })

export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum([...values, ''] as const, { error: 'Choose one of the listed values' })

export const emailText = () =>
  z.union([z.literal(''), text(254).check(z.email())], { error: 'Enter a valid email address' })

/** To 10 g, because a newborn's doses depend on grams. Null when cleared. */
export const kilograms = (min: number, max: number) =>
  z.nullable(
    z.number({ error: `Enter a number from ${min} to ${max}` }).check(
      z.refine(value => value >= min && value <= max, {
        error: `Enter a number from ${min} to ${max}`,
      }),
      z.refine(value => Number(value.toFixed(2)) === value, {
        error: 'Use at most two decimals',
      }),
    ),
  )

/** A dose needs 10 g below 10 kg, 100 g below 50 kg, and whole kilograms above. */
export function roundedKg(kg: number): number {
  const decimals = kg < 10 ? 2 : kg < 50 ? 1 : 0
  return Number(kg.toFixed(decimals))
}

export const wholeNumber = (min: number, max: number) =>
  z.nullable(
    z.int({ error: 'Enter a whole number' }).check(
      z.refine(value => value >= min && value <= max, {
        error: `Enter a number from ${min} to ${max}`,
      }),
    ),
  )
