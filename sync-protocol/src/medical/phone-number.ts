import * as z from 'zod/mini'
import { text } from './text'
import { westernDigit } from './western-digits'

export interface PhoneNumber {
  /** The words of all numbers together are the whole text. */
  words: string
  dialled: string
}

/** A plus begins another number. */
const RUN = /\+?[\d\s().\-–*#]+/g
/** A run with fewer digits is an extension of the number before it, or no number. */
const FEWEST_DIGITS = 6
/** After words, shorter runs are no number. An ambulance number alone has two or three digits. */
const FEWEST_BEHIND_WORDS = 5
const FEWEST_ALONE = 2

export function phoneNumbersIn(written: string): PhoneNumber[] {
  const plain = inPlainDigits(written)
  const vanity = vanityNumber(plain)
  if (vanity) return [{ words: written.trim(), dialled: vanity }]
  const runs = [...plain.matchAll(RUN)]
    .filter(([run]) => /\d/.test(run))
    .map(({ 0: run, index }) => {
      const start = beginningOf(run)
      return { at: index + start, dialled: digitsOf(run.slice(start)) }
    })
    .filter(({ at, dialled }, place) => isNumber(dialled, plain.slice(0, at), place))
  return joinedAtSlash(runs, plain).map(({ at, dialled }, place, all) => {
    const next = all[place + 1]?.at
    // The words before a number belong to it: "Home 030 555010".
    const start = place === 0 ? 0 : wordsBefore(plain, at)
    const end = next === undefined ? plain.length : wordsBefore(plain, next)
    return {
      words: withoutMarksAround(written.slice(start, end)),
      dialled: dialled.replaceAll('#', '%23'),
    }
  })
}

export const dialable = (written: string): string => phoneNumbersIn(written)[0]?.dialled ?? ''

export const canBeDialled = z.refine<string>(
  value => value.trim() === '' || dialable(value) !== '',
  { error: 'Enter a number that a phone can dial' },
)

export const phoneText = () => text(50).check(canBeDialled)

/** Each character stays one character, so that positions do not change. */
const inPlainDigits = (written: string): string =>
  written.replace(/[\p{Nd}＋（）]/gu, letter => FULL_WIDTH[letter] ?? westernDigit(letter))
const FULL_WIDTH: Readonly<Record<string, string>> = { '＋': '+', '（': '(', '）': ')' }

function beginningOf(run: string): number {
  let at = run.search(/\d/)
  while (at > 0 && '+*#('.includes(run[at - 1] ?? '')) at--
  return at
}

function withoutMarksAround(words: string): string {
  let [start, end] = [0, words.length]
  while (start < end && MARK.test(words[start] ?? '')) start++
  while (end > start && MARK.test(words[end - 1] ?? '')) end--
  return words.slice(start, end)
}
const MARK = /[\s/,;|&]/

/** A zero in brackets after the country code is only for callers within the country. */
const INNER_ZERO = /^([([]?(?:\+|00|011)\d{1,6}?[)\]]?)[([]0[)\]]/

const digitsOf = (run: string): string =>
  run
    .replace(/[\s.\-–]/g, '')
    .replace(INNER_ZERO, '$1')
    .replace(/[^\d*#+]/g, '')
    .replace(/(?!^)\+/g, '')

function isNumber(dialled: string, before: string, place: number): boolean {
  const count = dialled.replace(/\D/g, '').length
  if (place > 0 && /\d/.test(before)) return count >= FEWEST_DIGITS
  const hasWords = /\p{L}/u.test(before.replace(/tel:?/i, ''))
  return count >= (hasWords ? FEWEST_BEHIND_WORDS : FEWEST_ALONE)
}

interface Run {
  at: number
  dialled: string
}

/** "030/555010" is one number. Two numbers have an area code on both sides of the slash. */
function joinedAtSlash(runs: readonly Run[], plain: string): Run[] {
  const area = /^\D*(\d{2,5})\s*\/\s*(\d[\d\s.-]*)/.exec(plain)
  const [first, ...others] = runs
  if (!area || !first) return [...runs]
  const [, before = '', behind = ''] = area
  const isArea = before.startsWith('0') && behind.replace(/\D/g, '').length >= 3
  if (!isArea) return [...runs]
  const rest = others.filter(({ at }) => at > area[0].length)
  return [{ at: first.at, dialled: before + behind.replace(/\D/g, '') }, ...rest]
}

function wordsBefore(plain: string, at: number): number {
  let start = at
  while (start > 0 && !/[\d/,;|&\n]/.test(plain[start - 1] ?? '')) start--
  return start
}

/** Prefixes of numbers that may be spelled in keypad characters: "1-800-FLOWERS". */
const VANITY =
  /^(\+?1?(?:8(?:00|33|44|55|66|77|88)|900)|0800|0[58]00|1[38]00|13)(\d*[a-z][a-z\d]*)$/i
/** Words that do not spell a number: "0800 123456 ext". */
const NO_NAME = /\b(?:ext|extension|ask|mobile|home|work)\b/i
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

function vanityNumber(plain: string): string | undefined {
  const tight = plain
    .trim()
    .replace(/^tel:/i, '')
    .replace(/[\s.()-]/g, '')
  const [, prefix = '', name = ''] = VANITY.exec(tight) ?? []
  const letters = name.replace(/\d/g, '')
  const all = prefix + name.toLowerCase().replace(/[a-z]/g, keyOf)
  // E.164 allows 15 digits.
  const isName = letters.length >= 3 && !NO_NAME.test(plain)
  return isName && all.length >= 6 && all.length <= 15 ? all : undefined
}

const keyOf = (letter: string): string =>
  String(KEYS.findIndex(letters => letters.includes(letter)) + 2)
