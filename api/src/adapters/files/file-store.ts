export type FileKey = { userId: string; id: string }

/**
 * Stores the sealed bytes of files outside of the database. Every call has a deadline and throws
 * `StoreError` if it fails.
 */
export type FileStore = {
  /** Replaces an earlier file with the key. */
  put(key: FileKey, sealed: Uint8Array): Promise<void>
  get(key: FileKey): Promise<Buffer | undefined>
  /** Also succeeds without such a file. */
  delete(key: FileKey): Promise<void>
  /** `changedAt` is from the store's own clock. */
  list(): AsyncIterable<FileKey & { changedAt: Date }>
}
