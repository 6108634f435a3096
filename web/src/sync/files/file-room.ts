import { FILES_MAX, FILES_MAX_BYTES } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../db/database'
import { filesIn } from './named-files'

/**
 * Whether the files that the record names leave room for this one. What only another device has
 * read is counted, but weighs nothing here: the server has the last word.
 */
export async function hasRoom(db: LifeTagDatabase, id: string, size: number): Promise<boolean> {
  const rows = await db.view.toArray()
  const named = new Set(rows.flatMap(filesIn).map(file => file.id))
  if (named.has(id)) return true
  const kept = await db.files.bulkGet([...named])
  const bytes = kept.reduce((sum, file) => sum + (file?.size ?? 0), 0)
  return named.size < FILES_MAX && bytes + size <= FILES_MAX_BYTES
}
