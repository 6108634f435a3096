import type { Env } from '../../core/env'
import type { FileStore } from './file-store'
import { openS3FileStore } from './s3-file-store'

export type Files = {
  store: FileStore
  /** False while files are moved back, so that the store is only read. */
  takesNew: boolean
}

export const openFiles = ({ files }: Pick<Env, 'files'>): Files | null =>
  files && { store: openS3FileStore(files), takesNew: files.takesNew }
