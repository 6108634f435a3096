/** Numbers keep their points, slashes and dashes. */
import { normalise } from '../../text/normalise'
import { withoutBlanks, withoutPoints } from '../fold-entry'
import { withPlainNumbers } from './numbers'

export function foldDosing(text: string): string {
  const folded = withoutPoints(normalise(withPlainNumbers(text)))
    .replace(/(?<=\p{L})['’ʼ`´](?=\p{L})/gu, '')
    .replace(/[–—−‐‑⁄×〜]/g, letter => ({ '⁄': '/', '×': 'x', '〜': '~' })[letter] ?? '-')
    .replace(/(?<!\d)[.,]|[.,](?!\d)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}/.,#~%+-]+/gu, ' ')
    .trim()
  return withoutBlanks(folded)
}
