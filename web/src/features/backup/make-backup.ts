import { filesHere, namedIn } from '../../sync/files/carry-files'
import { readRowsOf } from '../../sync/record/carried'
import type { Device } from '../../sync/record/device'
import { type Backup, writeContent } from './backup-content'
import { seal } from './sealed-file'

export interface MadeBackup {
  bytes: Uint8Array<ArrayBuffer>
  /** Files that the record names and that are not on this device: they are not in it. */
  filesLeftOut: number
}

/** Everything of a record that is on this device, as a file that opens with this passphrase. */
export async function makeBackup(
  { db, now }: Pick<Device, 'db' | 'now'>,
  passphrase: string,
): Promise<MadeBackup> {
  const rows = await readRowsOf(db)
  const named = [...new Set(rows.flatMap(namedIn))]
  const here = filesHere(db)
  const files = new Map<string, ArrayBuffer>()
  for (const id of named) {
    const bytes = await here.read(id)
    if (bytes) files.set(id, bytes)
  }
  const backup: Backup = { madeAtMs: now(), owner: db.userId, rows, files }
  const bytes = await seal(writeContent(backup), passphrase)
  return { bytes, filesLeftOut: named.length - files.size }
}

/** "lifetag-backup-2026-11-23.lifetag": it sorts by day, and says nothing of what is in it. */
export const backupName = (nowMs: number): string =>
  `lifetag-backup-${new Date(nowMs).toISOString().slice(0, 10)}.lifetag`
