import type Dexie from 'dexie'

/**
 * The versions of the device's database, oldest first. One that has shipped is never edited: a
 * phone may hold it with a full outbox. A new version is a new entry, and its `upgrade` must carry
 * every unsent change over. The first to ship is 4: those before it were never on anybody's phone.
 */
export const VERSIONS: readonly DatabaseVersion[] = [
  {
    version: 4,
    stores: {
      view: '[collection+id], *flags',
      basePages: '++id, *names',
      outbox: '++seq, [collection+rowId]',
      rejections: 'seq, [collection+rowId]',
      acknowledged: 'seq, acknowledgedAtMs',
      blobs: 'sha256',
      files: 'id, sha256, state',
      meta: 'key',
    },
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
