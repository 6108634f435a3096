/** Whether a text goes on with a phrase. By comparing, because 3,000 expressions take seconds to build. */
import { ENDS_UNSPACED } from '../unspaced'
import { matchAt } from './match-at'
import type { Language, Pattern } from './phrases'

/** A letter that goes on would make the last word another; of CJK, none does. */
const WORD_END =
  /(?![\p{L}\p{M}\p{N}/])|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/uy

export interface Match {
  length: number
  /** As written. Where a phrase has it twice ("de 8 em 8 horas") it must be the same. */
  number?: string
}

export function matchPhrase(
  { pieces, number: unwritten }: Pattern,
  slotAt: Language['slotAt'],
  text: string,
  from: number,
): Match | undefined {
  let at = from
  let number: string | undefined
  for (const [i, piece] of pieces.entries()) {
    if (i > 0) {
      const found = slotAt(text, at)
      if (!found || (number !== undefined && found !== number)) return undefined
      number = found
      at += number.length
    }
    if (!text.startsWith(piece, at)) return undefined
    at += piece.length
  }
  const isWhole = ENDS_UNSPACED.test(pieces.at(-1) ?? '') || matchAt(WORD_END, text, at)
  if (!isWhole) return undefined
  number ??= unwritten
  return { length: at - from, ...(number !== undefined && { number }) }
}
