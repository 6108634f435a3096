import { isolated, sideBySide } from 'sync-protocol/card'
import { language } from '../i18n/define-texts'
import { textDirection } from '../i18n/languages'

export const isPageRightToLeft = (): boolean => textDirection(language.get()) === 'rtl'

/**
 * Words on one line. On a page from right to left each is isolated, because a phone number would get its groups in
 * another order, and its plus sign at the end.
 */
export const inLine = (words: readonly string[], by: string): string =>
  isPageRightToLeft() ? words.map(each => isolated(each)).join(by) : sideBySide(words, by)

/** A number that is broken over two lines is easily misread, and so is a dose without its unit. */
export function unbroken(field: string, text: string): string {
  if (/phone/i.test(field)) return text.replaceAll(' ', '\u00a0')
  return field === 'dosage' ? text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0') : text
}
