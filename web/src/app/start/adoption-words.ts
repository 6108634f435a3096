import { COLLECTION_NAMES, TOO_MANY_MESSAGE } from 'sync-protocol/sync'
import { phrase } from '../../i18n/phrase'
import { fieldWords, rowWords } from '../../record-words/record-words'
import type { CarriedRow } from '../../sync/record/carried'
import { commaList } from '../../ui/date-words'
import type { Brought, Done } from './merge-into-account'
import { mergeTexts } from './texts-merge'

const { contents, results: texts } = mergeTexts

/**
 * Returns a text such as "Personal information, Allergy × 3, QR code" in the order of a record. It leaves out
 * prints and the account's name, which are not news.
 */
export function contentWords(rows: readonly CarriedRow[]): string {
  const parts = COLLECTION_NAMES.filter(name => name !== 'prints' && name !== 'account').flatMap(
    name => {
      const count = rows.filter(({ collection }) => collection === name).length
      const what = rowWords(name, {})
      return count === 0 ? [] : [count === 1 ? what : contents.counted({ what, count })]
    },
  )
  return commaList(parts) || contents.nothing
}

export function doneWords({ added, same, missing }: Done): string[] {
  return [
    added === 0 ? texts.noneNew : texts.added({ count: added }),
    ...(same === 0 ? [] : [texts.same({ count: same })]),
    ...missing.map(({ row, field }) => {
      const parts = { row: rowWords(row.collection, row.values), field: fieldWords(field) }
      return field === 'dnrDocumentUrl' ? texts.documentMissing(parts) : texts.fileMissing(parts)
    }),
  ]
}

export function failedWords(brought: Brought | undefined): string | undefined {
  if (brought?.state === 'broken') return texts.broken
  return brought?.state === 'failed' ? reasonWords(brought.failure) : undefined
}

function reasonWords(failure: Extract<Brought, { state: 'failed' }>['failure']): string {
  if ('code' in failure && failure.code === 'not_kept') return texts.broken
  if ('message' in failure) return texts.failed({ reason: phrase(failure.message) })
  const { code, write, values } = failure
  if (code === 'no_space') return texts.noSpace
  if (code === 'closed') return texts.closed
  if (code === 'too_many') return texts.failed({ reason: phrase(TOO_MANY_MESSAGE) })
  return write ? texts.unfit({ row: rowWords(write.collection, values) }) : texts.unfitEntry
}
