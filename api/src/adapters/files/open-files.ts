import type { Env } from '../../env'
import type { FileStore } from './file-store'
import { openS3FileStore } from './s3-file-store'

/** A file store beside the database. */
export type Files = {
  store: FileStore
  /** New files go there. False while what is there is moved back: it is only read. */
  takesNew: boolean
}

/** Null: the database keeps all files. */
export const openFiles = ({ files }: Pick<Env, 'files'>): Files | null =>
  files && { store: openS3FileStore(files), takesNew: files.takesNew }
