import {
  FILE_COLLECTIONS,
  FILE_MESSAGES,
  fileIdIn,
  filesNamedBy,
  type Mutation,
  type RecordState,
  valuesOf,
} from 'sync-protocol/sync'
import type { Tx } from '../db/database'
import { markFilesInUse, selectKnownFiles } from './file-links.sql'
import { type Changed, placeKey, type Veto } from './merge-push'

/**
 * Refuses rows that name files which their owner did not upload. A row may keep a file that it already names.
 */
export async function openFileLinks(
  tx: Tx,
  userId: string,
  mutations: readonly Mutation[],
): Promise<Veto> {
  const wanted = mutations.flatMap(mutation =>
    namedIn(mutation).flatMap(({ url }) => fileIdIn(url) ?? []),
  )
  const known = wanted.length > 0 ? await selectKnownFiles(tx, userId, wanted) : new Set<string>()
  return (mutation, before) => {
    const strange = namedIn(mutation).filter(
      ({ field, url }) =>
        before?.fields[field]?.value !== url && !known.has(fileIdIn(url) ?? 'none'),
    )
    if (strange.length === 0) return undefined
    const messages = strange.map(({ field }) => [field, FILE_MESSAGES.file_unknown])
    return { code: 'file_unknown', fields: Object.fromEntries(messages) }
  }
}

function namedIn({ collection, fields = {} }: Mutation) {
  const values = Object.entries(fields).map(([name, [value]]) => [name, value])
  return filesNamedBy(collection, Object.fromEntries(values))
}

export function filesChanged(stored: readonly Changed[], changed: readonly Changed[]): boolean {
  const before = new Map(stored.map(row => [placeKey(row), fileIdsIn(row)]))
  return changed.some(row => `${before.get(placeKey(row)) ?? ''}` !== `${fileIdsIn(row)}`)
}

/** `rows` must be all rows that can name files. */
export const settleFiles = (tx: Tx, userId: string, rows: readonly Changed[], at: Date) =>
  markFilesInUse(tx, userId, rows.flatMap(fileIdsIn), at)

/** Values that lost a merge count too, because their owner may still choose them. */
function fileIdsIn({ collection, state }: Changed): string[] {
  if (state.deletedAt !== null || !FILE_COLLECTIONS.includes(collection)) return []
  return [valuesOf(state), ...losersOf(state)]
    .flatMap(values => filesNamedBy(collection, values))
    .flatMap(({ url }) => fileIdIn(url) ?? [])
}

const losersOf = ({ conflicts = {} }: RecordState) =>
  Object.entries(conflicts).flatMap(([name, entries]) =>
    entries.map(({ value }) => ({ [name]: value })),
  )
