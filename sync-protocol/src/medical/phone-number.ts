import { westernDigit } from './western-digits'

export interface PhoneNumber {
  /** The words of all numbers together are the whole text. */
  words: string
  dialled: string
}

/** A plus or a line begins another number. */
const RUN = /\+?(?:[\d().\-–*#]|[^\S\n])+/g
/** A run with fewer digits is an extension of the number before it, or no number. */
const FEWEST_DIGITS = 6
/** After words, shorter runs are no number. An ambulance number alone has two or three digits. */
const FEWEST_BEHIND_WORDS = 5
const FEWEST_ALONE = 2

export function phoneNumbersIn(written: string): PhoneNumber[] {
  const parts = written.split(SEPARATOR)
  if (parts.length > 1 && parts.some(part => vanityNumber(inPlainDigits(part)))) {
    return parts.flatMap(phoneNumbersIn)
  }
  const plain = inPlainDigits(written)
  const vanity = vanityNumber(plain)
  if (vanity) return [{ words: written.trim(), dialled: vanity }]
  const runs = [...plain.matchAll(RUN)]
    .flatMap(({ 0: run, index }) => splitAtDash({ at: index, run }))
    .filter(({ run }) => /\d/.test(run))
    .map(({ at, run }) => {
      const start = beginningOf(run)
      return { at: at + start, end: at + run.length, dialled: digitsOf(run.slice(start)) }
    })
  const numbers = joinedAtSlash(runs, plain).filter(({ at, dialled }, place) =>
    isNumber(dialled, plain.slice(0, at), place),
  )
  return numbers.map(({ at, dialled }, place) => {
    const next = numbers[place + 1]?.at
    // The words before a number belong to it: "Home 030 555010".
    const start = place === 0 ? 0 : wordsBefore(plain, at)
    const end = next === undefined ? plain.length : wordsBefore(plain, next)
    return {
      words: withoutMarksAround(written.slice(start, end)),
      dialled: dialled.replaceAll('#', '%23'),
    }
  })
}

const SEPARATOR = /[/,;|&\n]/

export const dialable = (written: string): string => phoneNumbersIn(written)[0]?.dialled ?? ''

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
const MARK = /[\s/,;|&–-]/

interface RawRun {
  at: number
  run: string
}

const countDigits = (text: string) => text.replace(/\D/g, '').length

/** A dash with blanks may separate two whole numbers. */
function splitAtDash({ at, run }: RawRun): RawRun[] {
  const pieces = run.split(/(\s[-–]\s)/)
  const areNumbers = pieces.every((piece, nth) => nth % 2 || countDigits(piece) >= FEWEST_DIGITS)
  if (!areNumbers) return [{ at, run }]
  let next = at
  return pieces.map(piece => {
    next += piece.length
    return { at: next - piece.length, run: piece }
  })
}

/** A zero in brackets after the country code is only for callers within the country. */
const INNER_ZERO = /^([([]?(?:\+|00|011)\d{1,6}?[)\]]?)[([]0(\d{0,4})[)\]]/
/** These countries dial the zero from abroad, too, such as Italy. */
const DIALS_ZERO = /^\D*(?:00|011)?(?:39|37[89]|225|24[12])(?!\d)/

const digitsOf = (run: string): string =>
  run
    .replace(/[\s.\-–]/g, '')
    .replace(INNER_ZERO, (_, country: string, area: string) =>
      DIALS_ZERO.test(country) ? `${country}0${area}` : country + area,
    )
    .replace(/[^\d*#+]/g, '')
    .replace(/(?!^)\+/g, '')

/** The longest number of ITU-T E.164. A longer run is two numbers without a mark between them. */
const MOST_DIGITS = 15
/** A country code alone has up to three digits. */
const FEWEST_INTERNATIONAL = 4

function isNumber(dialled: string, before: string, place: number): boolean {
  const count = countDigits(dialled)
  if (dialled.replace(/^(?:00|011)|\D/g, '').length > MOST_DIGITS) return false
  if (dialled.startsWith('+') && count < FEWEST_INTERNATIONAL) return false
  if (place > 0 && /\d/.test(before)) return count >= FEWEST_DIGITS
  const hasWords = /\p{L}/u.test(before.replace(/tel:?/i, ''))
  return count >= (hasWords ? FEWEST_BEHIND_WORDS : FEWEST_ALONE)
}

interface Run {
  at: number
  end: number
  dialled: string
}

/** "030/555010" is one number. Two numbers have an area code on both sides of the slash. */
function joinedAtSlash(runs: readonly Run[], plain: string): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const before = joined.at(-1)
    const isBehind = before && plain.slice(before.end, run.at).trim() === '/'
    if (before && isBehind && isArea(before.dialled, run.dialled)) {
      joined.splice(-1, 1, { ...before, end: run.end, dialled: before.dialled + run.dialled })
    } else joined.push(run)
  }
  return joined
}

/** Whole numbers in small countries are as short as a country code with a long area code. */
function isArea(before: string, behind: string): boolean {
  if (!/^\d{3,}$/.test(behind)) return false
  const [, area = ''] = /^(?:\+|00|011)(\d{2,7})$/.exec(before) ?? []
  if (area !== '') return !behind.startsWith('0') && (area.length <= 5 || behind.length >= 5)
  return /^0\d{1,4}$/.test(before)
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
const REMARK = /\s(?:\([^()]*\)|(?:x|ext\.?|extension)\s*\d+)$/i
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

function vanityNumber(plain: string): string | undefined {
  const tight = plain
    .trim()
    .replace(/^tel:/i, '')
    .replace(REMARK, '')
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
