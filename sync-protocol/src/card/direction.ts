const LETTER = /\p{L}/gu
const RIGHT_TO_LEFT =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * The direction of an entry, by the script that most of its letters are of: "Dr." before an Arabic
 * name does not make the name run left to right, as the first letter alone would.
 */
export function directionOfText(text: string): 'ltr' | 'rtl' {
  const letters = text.match(LETTER) ?? []
  const rightToLeft = letters.filter(letter => RIGHT_TO_LEFT.test(letter)).length
  return rightToLeft > 0 && rightToLeft * 2 >= letters.length ? 'rtl' : 'ltr'
}

/** Whether any of it runs right to left: only then does its order need to be held. */
export const hasRightToLeft = (text: string): boolean =>
  (text.match(LETTER) ?? []).some(letter => RIGHT_TO_LEFT.test(letter))

/** Words that cannot change the direction of the line they stand in (Unicode, UAX #9). */
export const isolated = (words: string, dir: 'ltr' | 'auto' = 'auto'): string =>
  `${dir === 'ltr' || directionOfText(words) === 'ltr' ? '\u2066' : '\u2067'}${words}\u2069`

/**
 * Several words of a record in one line. Where one of them runs right to left each is isolated: else a
 * number behind it would be drawn apart from its unit, or its plus at its end.
 */
export function sideBySide(words: readonly string[], by: string): string {
  const line = words.join(by)
  return hasRightToLeft(line) ? words.map(each => isolated(each)).join(by) : line
}
