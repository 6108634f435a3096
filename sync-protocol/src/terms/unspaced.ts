/** Scripts that are written without blanks: one between two of their letters says nothing. */
const BLANK =
  / (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]) /gu

export const ENDS_UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u

export const withoutBlanks = (text: string): string => text.replace(BLANK, '')
