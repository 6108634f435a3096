/** Whose file, by its id. */
export type FileKey = { userId: string; id: string }

/**
 * A place outside of the database for the sealed bytes of files. It learns nothing: not what a file
 * is, and not whose but by an id. Every call has a deadline; what fails throws `FileStoreError`.
 */
export type FileStore = {
  /** Puts the whole file there, in place of what had its key. May be repeated. */
  put(key: FileKey, sealed: Uint8Array): Promise<void>
  /** Undefined: no such file. */
  get(key: FileKey): Promise<Buffer | undefined>
  /** Also of what is not there. */
  delete(key: FileKey): Promise<void>
  /** Everything that is there, a page at a time. `changedAt` is the store's own clock. */
  list(): AsyncIterable<FileKey & { changedAt: Date }>
}

/** The store did not do what it was asked; `message` names the step and the status, never a key. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError'
}
