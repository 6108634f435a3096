const LETTER = /\p{L}/gu
const RIGHT_TO_LEFT =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * The direction of an entry is that of the script of most of its characters. A rule by the first
 * character would let "Dr." turn an Arabic name into left-to-right text.
 */
export function directionOfText(text: string): 'ltr' | 'rtl' {
  const letters = text.match(LETTER) ?? []
  const rightToLeft = letters.filter(letter => RIGHT_TO_LEFT.test(letter)).length
  return rightToLeft > 0 && rightToLeft * 2 >= letters.length ? 'rtl' : 'ltr'
}

export const hasRightToLeft = (text: string): boolean =>
  (text.match(LETTER) ?? []).some(letter => RIGHT_TO_LEFT.test(letter))

/** Isolates words so that they cannot change the direction of the line around them (Unicode, UAX #9). */
export const isolated = (words: string, dir: 'ltr' | 'auto' = 'auto'): string =>
  `${dir === 'ltr' || directionOfText(words) === 'ltr' ? '\u2066' : '\u2067'}${words}\u2069`

/**
 * If any word is right to left, each is isolated. Otherwise a number could be drawn apart from its
 * unit, or a phone number's plus sign at its end.
 */
export function sideBySide(words: readonly string[], by: string): string {
  const line = words.join(by)
  return hasRightToLeft(line) ? words.map(each => isolated(each)).join(by) : line
}
