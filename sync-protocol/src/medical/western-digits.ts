export const inWesternDigits = (text: string): string => text.replace(/\p{Nd}/gu, westernDigit)

export function westernDigit(digit: string): string {
  const zero = DIGIT_ZEROS.find(first => digit >= first && digit <= nth(first, 9))
  return zero ? String(codeOf(digit) - codeOf(zero)) : digit
}
const codeOf = (letter: string) => letter.codePointAt(0) ?? 0
const nth = (letter: string, n: number) => String.fromCodePoint(codeOf(letter) + n)
/** Arabic, Persian, Devanagari, Bengali, full width. */
const DIGIT_ZEROS = ['\u0660', '\u06f0', '\u0966', '\u09e6', '\uff10']
