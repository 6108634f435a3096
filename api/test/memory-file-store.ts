import type { FileKey, FileStore } from '../src/adapters/files/file-store'

/** For tests that are about what the database is asked, and not about a store: see bucket.ts. */
export function openMemoryFileStore(): FileStore {
  const files = new Map<string, { key: FileKey; sealed: Buffer; changedAt: Date }>()
  const nameOf = ({ userId, id }: FileKey) => `${userId}/${id}`
  return {
    async put(key, sealed) {
      files.set(nameOf(key), { key, sealed: Buffer.from(sealed), changedAt: new Date() })
    },
    get: async key => files.get(nameOf(key))?.sealed,
    async delete(key) {
      files.delete(nameOf(key))
    },
    async *list() {
      for (const { key, changedAt } of [...files.values()]) yield { ...key, changedAt }
    },
  }
}
