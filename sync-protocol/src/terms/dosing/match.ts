/** Whether a text goes on with a phrase. By comparing, because 3,000 expressions take seconds to build. */
import type { Pattern } from './phrases'

const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
/** A letter that goes on would make the last word another; of CJK, none does. */
const WORD_END = new RegExp(`(?![\\p{L}\\p{M}\\p{N}/])|(?=[${UNSPACED}])`, 'uy')
const ENDS_UNSPACED = new RegExp(`[${UNSPACED}]$`, 'u')

export interface Match {
  length: number
  /** As written. Where a phrase has it twice ("de 8 em 8 horas") it must be the same. */
  number?: string
}

export function matchPhrase(
  { pieces }: Pattern,
  slot: RegExp,
  text: string,
  from: number,
): Match | undefined {
  let at = from
  let number: string | undefined
  for (const [i, piece] of pieces.entries()) {
    if (i > 0) {
      const found = matchAt(slot, text, at)
      if (!found || (number !== undefined && found[0] !== number)) return undefined
      number = found[0]
      at += number.length
    }
    if (!text.startsWith(piece, at)) return undefined
    at += piece.length
  }
  const isWhole = ENDS_UNSPACED.test(pieces.at(-1) ?? '') || matchAt(WORD_END, text, at)
  if (!isWhole) return undefined
  return { length: at - from, ...(number !== undefined && { number }) }
}

/** What a sticky expression finds here. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
