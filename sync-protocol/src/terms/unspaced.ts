/** A blank next to these scripts is ignored. Hangul has optional blanks. */
const BLANK =
  / (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]) /gu

export const ENDS_UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u

export const withoutBlanks = (text: string): string => text.replace(BLANK, '')
