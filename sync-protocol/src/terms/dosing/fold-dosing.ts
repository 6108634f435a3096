/** A dose or a frequency as it is compared: numbers keep their points, strokes and dashes. */
import { normalise } from '../../card/words/normalise'

const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
const BLANK = new RegExp(` (?=[${UNSPACED}])|(?<=[${UNSPACED}]) `, 'gu')

export function foldDosing(text: string): string {
  return normalise(text.replace(/½/g, '1/2').replace(/¼/g, '1/4'))
    .replace(/(?<=\p{L})['’ʼ`´](?=\p{L})/gu, '')
    .replace(/[–—−‐‑⁄×〜]/g, letter => ({ '⁄': '/', '×': 'x', '〜': '~' })[letter] ?? '-')
    .replace(/(?<!\d)[.,]|[.,](?!\d)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}/.,#~%+-]+/gu, ' ')
    .trim()
    .replace(BLANK, '')
}
