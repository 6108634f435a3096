import type Dexie from 'dexie'

/**
 * The versions of the device's database, oldest first. One that has shipped is never edited: a
 * phone may hold it with a full outbox. A new version is a new entry, and its `upgrade` must carry
 * every unsent change over.
 */
export const VERSIONS: readonly DatabaseVersion[] = [
  {
    version: 1,
    stores: {
      view: '[collection+id], *flags',
      base: '[collection+id]',
      outbox: '++seq, [collection+rowId], state',
      outcomes: 'seq, [collection+rowId]',
      journal: 'seq, takenAtMs',
      blobs: 'sha256, state',
      meta: 'key',
    },
  },
  // Version 1 kept no file yet: its `blobs` are empty.
  { version: 2, stores: { blobs: 'sha256', files: 'id, sha256, state' } },
  // Until version 2 the journal had a row for each change.
  {
    version: 3,
    stores: { journal: 'seq, takenAtMs' },
    upgrade: transaction =>
      transaction
        .table('journal')
        .toCollection()
        .modify((row, ref) => {
          const { clientId, takenAtMs, ...change } = row
          ref.value = { seq: change.seq, clientId, takenAtMs, changes: [change] }
        }),
  },
]

export interface DatabaseVersion {
  version: number
  stores: Record<string, string>
  upgrade?: (
    transaction: Parameters<Parameters<ReturnType<Dexie['version']>['upgrade']>[0]>[0],
  ) => PromiseLike<unknown>
}

export function declareVersions(db: Dexie, versions = VERSIONS): void {
  for (const { version, stores, upgrade } of versions) {
    const declared = db.version(version).stores(stores)
    if (upgrade) declared.upgrade(upgrade)
  }
}
