/** Letters that are written from right to left, and all others (Unicode script property). */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu
const LETTER = /\p{L}/gu

/**
 * The direction of an entry, by the script that most of its letters are of: "Dr." before an Arabic
 * name does not make the name run left to right, as the first letter alone would.
 */
export function directionOfText(text: string): 'ltr' | 'rtl' {
  const rightToLeft = text.match(RIGHT_TO_LEFT)?.length ?? 0
  const all = text.match(LETTER)?.length ?? 0
  return rightToLeft > 0 && rightToLeft * 2 >= all ? 'rtl' : 'ltr'
}

/** Whether any of it runs right to left: only then does its order need to be held. */
export const hasRightToLeft = (text: string): boolean => text.search(RIGHT_TO_LEFT) >= 0
