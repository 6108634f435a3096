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
