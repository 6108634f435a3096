import { COLLECTION_NAMES, TOO_MANY_MESSAGE } from 'sync-protocol/sync'
import { fieldWords, rowWords } from '../../features/dashboard/words'
import type { CarriedRow } from '../../sync/record/carried'
import type { Brought, Done } from './merge-into-account'

/**
 * Returns a text such as "Personal information, Allergy × 3, QR code" in the order of a record. It leaves out
 * prints and the account's name, which are not news.
 */
export function contentWords(rows: readonly CarriedRow[]): string {
  const parts = COLLECTION_NAMES.filter(name => name !== 'prints' && name !== 'account').flatMap(
    name => {
      const count = rows.filter(({ collection }) => collection === name).length
      const words = rowWords(name, {})
      return count === 0 ? [] : [count === 1 ? words : `${words} × ${count}`]
    },
  )
  return parts.join(', ') || 'nothing'
}

export const entriesWords = (count: number): string =>
  `${count} ${count === 1 ? 'entry' : 'entries'}`

export function doneWords({ added, same, missing }: Done): string[] {
  return [
    added === 0 ? 'No entry was new.' : `${entriesWords(added)} added.`,
    ...(same === 0 ? [] : [`${entriesWords(same)} in both, kept once.`]),
    ...missing.map(
      ({ row, field }) =>
        `${rowWords(row.collection, row.values)}: the file of “${fieldWords(field)}” is not here, so it was left out.${field === 'dnrDocumentUrl' ? ' The DNR status needs its document: set it again.' : ''}`,
    ),
  ]
}

export function failedWords(brought: Brought | undefined): string | undefined {
  if (brought?.state === 'broken') return BROKEN
  if (brought?.state === 'failed' && isStorageFault(brought.failure)) return BROKEN
  return brought?.state === 'failed'
    ? `${reasonWords(brought.failure)}. Nothing was changed.`
    : undefined
}

const isStorageFault = (failure: object) => 'code' in failure && failure.code === 'not_kept'

const BROKEN =
  'This did not work. Close other apps and tabs, and try again: what came already does not come twice.'

function reasonWords(failure: Extract<Brought, { state: 'failed' }>['failure']): string {
  if ('message' in failure) return failure.message
  const { code, write, values } = failure
  if (code === 'no_space') return 'This device has no room left'
  if (code === 'closed') return 'This record was closed in another tab'
  if (code === 'too_many') return TOO_MANY_MESSAGE
  return `${write ? rowWords(write.collection, values) : 'An entry'} does not fit to what is here`
}
