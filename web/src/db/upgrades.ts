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
  { version: 3, stores: { base: null, unseen: '[collection+id]' }, upgrade: moveBases },
]

/**
 * What the server confirmed of a row is kept within the row as it is seen; by itself only where
 * nothing is to be seen. The journal counts in pushes.
 */
async function moveBases(transaction: Transaction): Promise<void> {
  const view = transaction.table('view')
  for (const row of await transaction.table('base').toArray()) {
    const base = JSON.stringify({ version: row.version, record: row.record })
    const isSeen = await view.update([row.collection, row.id], { base })
    if (!isSeen) await transaction.table('unseen').put(row)
  }
  const journal = transaction.table('journal')
  const single = await journal.toArray()
  await journal.bulkPut(
    single.map(({ seq, clientId, takenAtMs, id, change }) => {
      return { seq, clientId, takenAtMs, changes: [{ id, change }] }
    }),
  )
}

type Transaction = Parameters<Parameters<ReturnType<Dexie['version']>['upgrade']>[0]>[0]

export interface DatabaseVersion {
  version: number
  stores: Record<string, string | null>
  upgrade?: (transaction: Transaction) => PromiseLike<void>
}

export function declareVersions(db: Dexie, versions = VERSIONS): void {
  for (const { version, stores, upgrade } of versions) {
    const declared = db.version(version).stores(stores)
    if (upgrade) declared.upgrade(upgrade)
  }
}
