/** A dose or a frequency as it is compared: numbers keep their points, strokes and dashes. */
import { normalise } from '../../card/words/normalise'
import { withoutPoints } from '../initials'
import { withoutBlanks } from '../unspaced'

export function foldDosing(text: string): string {
  const folded = withoutPoints(normalise(text.replace(/½/g, '1/2').replace(/¼/g, '1/4')))
    .replace(/(?<=\p{L})['’ʼ`´](?=\p{L})/gu, '')
    .replace(/[–—−‐‑⁄×〜]/g, letter => ({ '⁄': '/', '×': 'x', '〜': '~' })[letter] ?? '-')
    .replace(/(?<!\d)[.,]|[.,](?!\d)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}/.,#~%+-]+/gu, ' ')
    .trim()
  return withoutBlanks(folded)
}
