import type Dexie from 'dexie'

/**
 * The versions of the device's database, oldest first. A version is never edited once it is released, because
 * a phone may hold it with a full outbox. A change of the tables is a new entry whose `upgrade` keeps every
 * unsent change.
 */
export const VERSIONS: readonly DatabaseVersion[] = [
  {
    version: 1,
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
