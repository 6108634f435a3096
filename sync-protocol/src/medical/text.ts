/**
 * The scalar types every medical field is made of.
 *
 * Text is kept exactly as it was accepted: nothing here trims, folds or normalises. It is refused
 * when it holds NUL (Postgres cannot store it) or a lone surrogate (UTF-8 cannot). Lengths count
 * code points, so that an emoji or an Arabic letter costs what a Latin one does.
 * An empty string means "cleared"; an absent field means "never filled in". Readers treat both alike.
 */
import * as z from 'zod/mini'

/** Longest value of a one-line field, in code points. */
export const LINE_MAX = 200
/** Longest value of a free-text field, in code points. */
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

/** Free text of at most `max` code points. */
export const text = (max = LINE_MAX) => z.string({ error: NOT_TEXT }).check(storable, atMost(max))

/** Text that must not be missing, empty or blank; `message` is shown at the field. */
export const requiredText = (message: string, max = LINE_MAX) =>
  z.string({ error: issue => (issue.input === undefined ? message : NOT_TEXT) }).check(
    storable,
    atMost(max),
    z.refine(value => value.trim() !== '', { error: message }),
  )

/** A calendar day, `YYYY-MM-DD`, or empty. */
export const isoDate = () =>
  z.union([z.literal(''), z.iso.date()], { error: 'Enter a date as year, month and day' })

/** A day, or the month (`YYYY-MM`) or year that is all that is known of it, or empty. */
export const partialDate = () =>
  z.union([isoDate(), z.string().check(z.regex(/^(?!0000)\d{4}(-(0[1-9]|1[0-2]))?$/))], {
    error: 'Enter a date as year, month and day, or the year alone',
  })

/** A moment, ISO 8601 in UTC, or empty. */
export const isoMoment = () =>
  z.union([z.literal(''), z.iso.datetime()], { error: 'Enter a date and time' })

/** One of the listed values, or empty. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum([...values, ''] as const, { error: 'Choose one of the listed values' })

/** An e-mail address, or empty. */
export const emailText = () =>
  z.union([z.literal(''), text(254).check(z.email())], { error: 'Enter a valid email address' })

/** A weight in kilograms, to 10 g, or null when cleared: a newborn's doses go by its grams. */
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

/** As exact as a dose needs it: to 10 g below 10 kg, to 100 g below 50 kg, else whole. */
export function roundedKg(kg: number): number {
  const decimals = kg < 10 ? 2 : kg < 50 ? 1 : 0
  return Number(kg.toFixed(decimals))
}

/** A whole number within [min, max], or null when cleared. */
export const wholeNumber = (min: number, max: number) =>
  z.nullable(
    z.int({ error: 'Enter a whole number' }).check(
      z.refine(value => value >= min && value <= max, {
        error: `Enter a number from ${min} to ${max}`,
      }),
    ),
  )
