/** Strings are compared because building 3,000 expressions takes seconds. */
import { ENDS_UNSPACED } from '../fold-entry'
import { matchAt } from './match-at'
import type { Language, Pattern } from './phrases'

/** Another word character would change the last word. Chinese, Japanese and Korean are exempt. */
const WORD_END =
  /(?![\p{L}\p{M}\p{N}/])|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/uy

interface Match {
  length: number
  /** If a phrase has its number twice ("de 8 em 8 horas"), both must be equal. */
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
    const length = lengthAt(piece, text, at, i > 0)
    if (length === undefined) return undefined
    at += length
  }
  const isWhole = ENDS_UNSPACED.test(pieces.at(-1) ?? '') || matchAt(WORD_END, text, at)
  if (!isWhole) return undefined
  number ??= unwritten
  return { length: at - from, ...(number !== undefined && { number }) }
}

/** A blank is optional after digits: "8h", "2 x". */
function lengthAt(piece: string, text: string, at: number, isAfterNumber: boolean) {
  if (text.startsWith(piece, at)) return piece.length
  if (!isAfterNumber || piece === '' || !/\d/.test(text.charAt(at - 1))) return undefined
  const bare = piece.trimStart()
  if (!/^\p{L}/u.test(bare)) return undefined
  const blank = text.charAt(at) === ' ' ? 1 : 0
  return text.startsWith(bare, at + blank) ? blank + bare.length : undefined
}
