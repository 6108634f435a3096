/**
 * A number that could also be ten or a thousand times as much is not read, and its entry stays as
 * written.
 */
import { westernDigit } from '../../medical/western-digits'

const DECIMALS: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' }
const ALONE: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4' }

/** "1½" becomes 1.5 because its compatibility form would be 11/2. */
export const withPlainNumbers = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, westernDigit)
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d) ?[½¼¾]/g, part => DECIMALS[part.trim()] ?? part)
    .replace(/[½¼]/g, part => ALONE[part] ?? part)

/** "10⁶" is not 106. */
const OTHER_NUMBER = /[\p{No}\p{Nl}]/u
/** ".5" is easily misread as 5. */
const WITHOUT_ZERO = /(?<!\d)[.,]\d/
/** "1.000" is one or a thousand. */
const THOUSANDS = /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?!\d)/
/** "10 000", "1'000", "1·5", "1, 5" are one number or two. */
const APART = /\d(?:[^\d\p{L}\p{M}.,/~〜×⁄%‐‑–—−-]+|\s*[.,]\s+|\s+[.,]\s*)\d/u

export function hasDoubtfulNumber(entry: string): boolean {
  const plain = withPlainNumbers(entry)
  if (OTHER_NUMBER.test(plain)) return true
  const text = plain.normalize('NFKC')
  return [WITHOUT_ZERO, THOUSANDS, APART].some(doubtful => doubtful.test(text))
}

/** Zero and falling ranges are refused. */
export function isCertain(meaning: string, number: string): boolean {
  const [from = 0, to = Number.POSITIVE_INFINITY] = number
    .split('-')
    .map(part => Number(part.replace(',', '.')))
  // "Morning 0" is part of a scheme in which other times have a dose.
  return from < to && (from > 0 || meaning.startsWith('at-'))
}
