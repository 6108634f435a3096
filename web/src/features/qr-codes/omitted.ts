import { ownerWords } from 'sync-protocol/card'
import { redraw } from 'sync-protocol/codes'
import { type MedicalRecord, recordMarkOf } from 'sync-protocol/medical'
import { isAmong, neededBy, type OmittedItem } from 'sync-protocol/qr'
import { codeOrigin } from '../../addresses/code-origin'
import { phrase } from '../../i18n/phrase'
import { listWords, semicolonList } from '../../ui/date-words'
import type { SavedCode } from './code-actions'
import { qrCodesTexts } from './texts'

const texts = qrCodesTexts.contents

/**
 * Making the copy again gives the same omissions as long as the record has not changed since. After a change
 * the result is empty.
 */
export function omittedFrom(code: SavedCode, record: MedicalRecord): OmittedItem[] {
  const nowMs = Date.parse(code.revisedAt)
  if (code.capsule === '' || code.recordMark !== recordMarkOf(record)) return []
  const before = { ...code, revision: code.revision - 1 }
  return redraw(before, { record, origin: codeOrigin(), nowMs }).omitted
}

/**
 * A dose is not named if its whole medicine is left out, and the end of a text is not named if its beginning
 * is.
 */
export function omittedWords(omitted: readonly OmittedItem[]): string[] {
  const named = omitted.filter(item => {
    const needed = neededBy(item)
    return !needed || !isAmong(omitted, needed)
  })
  const listOf = (of: OmittedItem['reason']) => wordsOf(named.filter(({ reason }) => reason === of))
  const [noRoom, onlineOnly] = [listOf('no_room'), listOf('online_only')]
  return [
    ...(noRoom ? [texts.noRoom({ list: noRoom })] : []),
    ...(onlineOnly ? [texts.onlineOnly({ list: onlineOnly })] : []),
  ]
}

/** Formats items with the same words as one part, such as "the dose of Apixaban and Ramipril; your notes". */
function wordsOf(items: readonly OmittedItem[]): string {
  const labelsByWords = new Map<string, string[]>()
  for (const { section, field, label, part = 0 } of items) {
    const what = phrase(ownerWords(section, field))
    const words = part > 0 ? texts.restOf({ what }) : what
    labelsByWords.set(words, [...(labelsByWords.get(words) ?? []), label])
  }
  const parts = [...labelsByWords].map(([words, labels]) =>
    words.replace('#', () => listWords(labels)),
  )
  return labelsByWords.size < items.length ? semicolonList(parts) : listWords(parts)
}
