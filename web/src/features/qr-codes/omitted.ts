/** What an offline copy had to leave out, and how that is said to its owner. */
import { ownerWords } from 'sync-protocol/card'
import { redraw } from 'sync-protocol/codes'
import type { MedicalRecord } from 'sync-protocol/medical'
import { isAmong, neededBy, type OmittedItem } from 'sync-protocol/qr'
import { codeOrigin } from '../../app/code-origin'
import type { SavedCode } from './code-actions'
import { listWords } from './list-words'

/**
 * What the offline copy of a stored code left out. Found by making it again, which says the same as
 * long as the record is the one it was made from; of an older one only that something is missing.
 */
export function omittedFrom(code: SavedCode, record: MedicalRecord): OmittedItem[] {
  const nowMs = Date.parse(code.revisedAt)
  if (code.capsule === '' || record.changedAtMs > nowMs) return []
  const before = { ...code, revision: code.revision - 1 }
  return redraw(before, { record, origin: codeOrigin(), nowMs }).omitted
}

/**
 * One sentence a reason; none where nothing was left out. A dose goes without saying where its whole
 * medicine is left out, and the end of a text where its beginning is.
 */
export function omittedWords(omitted: readonly OmittedItem[]): string[] {
  const named = omitted.filter(item => {
    const needed = neededBy(item)
    return !needed || !isAmong(omitted, needed)
  })
  const sentence = (start: string, of: OmittedItem['reason']) => {
    const words = wordsOf(named.filter(({ reason }) => reason === of))
    return words ? [`${start}: ${words}.`] : []
  }
  return [
    ...sentence('Left out, because the code has no room for it', 'no_room'),
    ...sentence('Shown only with a connection', 'online_only'),
  ]
}

/** Said once for all it holds for: "the dose of Apixaban and Ramipril; your notes". */
function wordsOf(items: readonly OmittedItem[]): string {
  const labelsByWords = new Map<string, string[]>()
  for (const { section, field, label, part = 0 } of items) {
    const words = (part > 0 ? 'the rest of ' : '') + ownerWords(section, field)
    labelsByWords.set(words, [...(labelsByWords.get(words) ?? []), label])
  }
  const parts = [...labelsByWords].map(([words, labels]) =>
    words.replace('#', () => listWords(labels)),
  )
  // Where a part is a list of its own, commas alone would not tell where it ends.
  return labelsByWords.size < items.length ? parts.join('; ') : listWords(parts)
}
