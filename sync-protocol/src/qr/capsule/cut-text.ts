/**
 * Where a long text may be cut: between sentences or entries, never within one, because half a
 * sentence can mean the opposite. The parts joined are the text again.
 */

/** Marks a cut where the card has no field for saying so. */
export const CUT_MARK = ' …'

/** After a mark that ends a sentence in any of our scripts; a short word before a dot may be "Dr.". */
const SENTENCE_END = /(?<=[!?؟۔।。！？\n]|[\p{L}\p{M}\d)"’”]{4}\.)(?=\s)|(?<=[。！？।\n])/gu
const ENTRY_END = /(?<=[;,،、；，\n])/gu

export const sentencesOf = (text: string): string[] => partsAt(text, SENTENCE_END)
export const entriesOf = (text: string): string[] => partsAt(text, ENTRY_END)

function partsAt(text: string, end: RegExp): string[] {
  const parts: string[] = []
  for (const part of text.split(end)) {
    // What says nothing by itself goes with what stands before it.
    if (/[\p{L}\p{N}]/u.test(part) || parts.length === 0) parts.push(part)
    else parts[parts.length - 1] += part
  }
  return parts
}

/** The first `count` of `parts` as a text of its own, without what led on to the next. */
export function firstOf(parts: readonly string[], count: number): string {
  const text = parts.slice(0, count).join('')
  if (count === parts.length) return text
  let end = text.length
  while (end > 0 && /[\s;,،、；，]/u.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
