/**
 * A text is split between sentences or entries, never within one, because half a sentence can mean the
 * opposite.
 */

export const CUT_MARK = ' …'

/** A short word before a dot may be "Dr.", so it does not end a sentence. */
const SENTENCE_END = /(?<=[!?؟۔।。！？\n]|[\p{L}\p{M}\d)"’”]{4}\.)(?=\s)|(?<=[。！？।\n])/gu
const ENTRY_END = /(?<=[;,،、；，\n])/gu

export const sentencesOf = (text: string): string[] => partsAt(text, SENTENCE_END)
/**
 * A line break or a sentence that begins with a number may separate a dose from its medicine, so an
 * instruction is not split there.
 */
export function instructionSentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const part of partsAt(text, INSTRUCTION_END)) {
    const goesOn = /^[\s\p{P}]*[\p{N}\p{Ll}]/u.test(part)
    if (goesOn && sentences.length > 0) sentences[sentences.length - 1] += part
    else sentences.push(part)
  }
  return sentences
}
const INSTRUCTION_END = /(?<=[!?؟۔。！？।]|[\p{L}\p{M}\d)"’”]{4}\.)(?=\s)|(?<=[。！？।])/gu

export const textEntriesOf = (text: string): string[] => partsAt(text, ENTRY_END)

function partsAt(text: string, end: RegExp): string[] {
  const parts: string[] = []
  for (const part of text.split(end)) {
    // A part without a word or number joins the part before it.
    if (/[\p{L}\p{N}]/u.test(part) || parts.length === 0) parts.push(part)
    else parts[parts.length - 1] += part
  }
  return parts
}

export function firstOf(parts: readonly string[], count: number): string {
  const text = parts.slice(0, count).join('')
  if (count === parts.length) return text
  let end = text.length
  while (end > 0 && /[\s;,،、；，]/u.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
