/** What an offline copy had to leave out, in the owner's words. */
import { ownerWords } from 'sync-protocol/card'
import type { OmittedItem } from 'sync-protocol/qr'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** One sentence a reason; none where nothing was left out. */
export function omittedWords(omitted: readonly OmittedItem[]): string[] {
  const of = (reason: OmittedItem['reason']) =>
    wordsOf(omitted.filter(item => item.reason === reason && !isWithItem(item, omitted)))
  const noRoom = of('no_room')
  const onlineOnly = of('online_only')
  return [
    ...(noRoom ? [`Left out, because the code has no room for it: ${noRoom}.`] : []),
    ...(onlineOnly ? [`Shown only with a connection: ${onlineOnly}.`] : []),
  ]
}

/**
 * A dose goes without saying where its whole medicine is left out, and the end of a text where its
 * beginning is.
 */
const isWithItem = (item: OmittedItem, all: readonly OmittedItem[]): boolean =>
  all.some(
    other =>
      other.section === item.section &&
      other.index === item.index &&
      (item.part === undefined
        ? item.index !== undefined && item.field !== undefined && other.field === undefined
        : other.field === item.field && (other.part ?? 0) < item.part),
  )

/** Said once for all it holds for: "the dose of Apixaban and Ramipril; your notes". */
function wordsOf(items: readonly OmittedItem[]): string {
  const labelsByWords = new Map<string, string[]>()
  for (const { section, field, label, part = 0 } of items) {
    const whole = ownerWords(section, field)
    const words = part > 0 ? `the rest of ${whole}` : whole
    labelsByWords.set(words, [...(labelsByWords.get(words) ?? []), label])
  }
  const parts = [...labelsByWords].map(([words, labels]) =>
    words.replace('#', () => list.format(labels)),
  )
  // Where a part is a list of its own, commas alone would not tell where it ends.
  return labelsByWords.size < items.length ? parts.join('; ') : list.format(parts)
}
