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

const NUMBER = /((?:[+＋] ?)?[(（]?\p{Nd}(?:[ \u00a0().–（）-]{0,3}\p{Nd}){5,})/u

/**
 * The parts at odd positions are numbers of six digits and more. Right-to-left text would put their groups in
 * another order, so that a phone number could not be dialled.
 */
export const splitAtNumbers = (text: string): string[] => text.split(NUMBER)

/** Isolates words so that they cannot change the direction of the line around them (Unicode, UAX #9). */
export function isolated(words: string, dir: 'ltr' | 'auto' = 'auto'): string {
  if (dir === 'ltr' || directionOfText(words) === 'ltr') return `\u2066${words}\u2069`
  const parts = splitAtNumbers(words).map((part, at) =>
    at % 2 === 1 ? `\u2066${part}\u2069` : part,
  )
  return `\u2067${parts.join('')}\u2069`
}

/**
 * If any word is right to left, each is isolated. Otherwise a number could be drawn apart from its
 * unit, or a phone number's plus sign at its end.
 */
export function sideBySide(words: readonly string[], by: string): string {
  const line = words.join(by)
  return hasRightToLeft(line) ? words.map(each => isolated(each)).join(by) : line
}
