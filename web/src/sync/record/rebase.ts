/**
 * After a reset, the server's history may differ from the history that a change was made on, because the
 * server was restored from a backup and others wrote to it. Both histories agree only up to a certain
 * version, so no change may claim to have seen a newer one.
 */
import { KNOWN_BEFORE, mutationHash, type RecordState } from 'sync-protocol/sync'
import type { BaseRow, Change } from '../../db/tables'

/** The newest version of a field entry that `before` and `after` share. */
export function sharedVersion(before: readonly BaseRow[], after: readonly BaseRow[]): number {
  if (before.length === 0) return 0
  const known = new Set(before.flatMap(entriesOf))
  return after
    .flatMap(entriesOf)
    .filter(entry => known.has(entry))
    .reduce((newest, entry) => Math.max(newest, versionOf(entry)), 0)
}

export function rebaseChange({ hash: _stale, ...change }: Change, shared: number): Change {
  const rebased = { ...change }
  if (change.fields) {
    const fields = Object.entries(change.fields).map(([name, [value, base]]) => {
      const seen: [typeof value, number] = [value, rebaseVersion(base, shared)]
      return [name, seen] as const
    })
    rebased.fields = Object.fromEntries(fields)
  }
  if (change.baseVersion !== undefined) rebased.baseVersion = Math.min(change.baseVersion, shared)
  return { ...rebased, hash: mutationHash(rebased) }
}

/** A change of a known row must stay one, even if the two histories share nothing. */
const rebaseVersion = (base: number, shared: number): number =>
  base > 0 && shared === 0 ? KNOWN_BEFORE : Math.min(base, shared)

export function widenChange(change: Change, { record }: { record: RecordState }): Change {
  const before = Object.entries(record.fields).map(([name, { value }]) => [name, [value, 0]])
  return withFields(change, { ...Object.fromEntries(before), ...change.fields })
}

export function withFields({ hash: _stale, ...change }: Change, fields: Change['fields']): Change {
  const changed = { ...change, fields }
  return { ...changed, hash: mutationHash(changed) }
}

function entriesOf({ collection, id, record }: BaseRow): string[] {
  return Object.entries(record.fields).map(([name, { version, at, client, value }]) =>
    JSON.stringify([version, collection, id, name, at, client, value]),
  )
}

const versionOf = (entry: string): number => Number(entry.slice(1, entry.indexOf(',')))
