import { COLLECTIONS, type Collection, valuesOf, withoutSecret } from 'sync-protocol/sync'
import type { Services } from '../../../deps'
import type { ExportPart } from '../../../records/export-part'
import type { StoredRecord } from '../../../records/records'

const NAMES = Object.keys(COLLECTIONS) as Collection[]

/** Includes unresolved conflicts and recent deletions. */
export const recordPart = ({ records }: Pick<Services, 'records'>): ExportPart => ({
  name: 'record',
  tables: ['records'],
  async read(tx, userId) {
    const rows = await records.read(tx, userId, NAMES)
    return Object.fromEntries(
      NAMES.map(name => [name, rows.filter(row => row.collection === name).map(describe)]),
    )
  },
})

function describe({ id, state: stored }: StoredRecord) {
  // People pass exports on, and only apps that claim the code's link need the secret.
  const state = withoutSecret(stored)
  const time = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
  const others = Object.entries(state.conflicts ?? {}).map(([field, entries]) => [
    field,
    entries.map(({ value, at }) => ({ value, writtenAt: time(at) })),
  ])
  return {
    id,
    ...valuesOf(state),
    createdAt: time(state.createdAt),
    updatedAt: time(state.updatedAt),
    deletedAt: time(state.deletedAt),
    ...(others.length > 0 && { alsoWritten: Object.fromEntries(others) }),
  }
}
