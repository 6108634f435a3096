/** What is said of a record on its way into another one. */
import { type Collection, TOO_MANY_MESSAGE } from 'sync-protocol/sync'
import { fieldWords, rowWords } from '../../features/dashboard/words'
import type { CarriedRow } from '../../sync/record/carried'
import type { Brought } from './bring-record'

const NOUNS: Record<Collection, readonly [one: string, many: string]> = {
  account: ['name', 'names'],
  profile: ['profile', 'profiles'],
  contacts: ['contact', 'contacts'],
  allergies: ['allergy', 'allergies'],
  medications: ['medication', 'medications'],
  conditions: ['condition', 'conditions'],
  policies: ['insurance policy', 'insurance policies'],
  'qr-codes': ['QR code', 'QR codes'],
  prints: ['print', 'prints'],
}

/** "profile, 3 allergies and 1 QR code"; prints and the account's name are no news to anyone. */
export function contentWords(rows: readonly CarriedRow[]): string {
  const counts = new Map<Collection, number>()
  for (const { collection } of rows) counts.set(collection, (counts.get(collection) ?? 0) + 1)
  const parts = [...counts].flatMap(([collection, count]) => {
    if (collection === 'prints' || collection === 'account') return []
    const [one, many] = NOUNS[collection]
    return collection === 'profile' ? ['a profile'] : [`${count} ${count === 1 ? one : many}`]
  })
  if (parts.length === 0) return 'nothing'
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(parts)
}

export const entryCount = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`

/** One sentence each. */
export function doneWords({ added, same, missing }: Extract<Brought, { state: 'done' }>): string[] {
  return [
    added === 0 ? 'No entry was new.' : `${entryCount(added)} added.`,
    ...(same === 0
      ? []
      : [
          `${entryCount(same)} ${same === 1 ? 'was' : 'were'} in both and ${same === 1 ? 'is' : 'are'} kept once.`,
        ]),
    ...missing.map(
      ({ row, field }) =>
        `${rowWords(row.collection, row.values)}: the file of “${fieldWords(field)}” is not here, so it was left out.${field === 'dnrDocumentUrl' ? ' Your DNR status needs its document: set it again.' : ''}`,
    ),
  ]
}

export function failedWords({ failure }: Extract<Brought, { state: 'failed' }>): string {
  if ('message' in failure) return `${failure.message}. Nothing was changed.`
  const { code, row } = failure
  if (code === 'no_space') return 'This device has no room left. Nothing was changed.'
  if (code === 'too_many') return `${TOO_MANY_MESSAGE}. Nothing was changed.`
  const what = row ? `${rowWords(row.collection, row.values)} does` : 'One entry does'
  return `${what} not fit to what is here. Nothing was changed.`
}
