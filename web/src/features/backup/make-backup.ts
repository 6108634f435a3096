import { todayHere } from 'sync-protocol/medical'
import { PROTOCOL_VERSION } from 'sync-protocol/sync'
import { withDatabase } from '../../db/storage'
import { filesHere, namedIn } from '../../sync/files/carry-files'
import { readRowsOf } from '../../sync/record/carried'
import type { Device } from '../../sync/record/device'
import type { Backup } from './backup-content'
import { joined, seal } from './seal-file'

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
  const { lockProofs } = await withDatabase(db, () => db.readMeta())
  const named = [...new Set(rows.flatMap(namedIn))]
  const here = filesHere(db)
  const files = new Map<string, ArrayBuffer>()
  for (const id of named) {
    const bytes = await here.read(id)
    if (bytes) files.set(id, bytes)
  }
  const backup: Backup = {
    madeAtMs: now(),
    owner: db.userId,
    lockProof: lockProofs[0],
    rows,
    files,
  }
  const bytes = await seal(writeContent(backup), passphrase)
  return { bytes, filesLeftOut: named.length - files.size }
}

/** As `backup-content.ts` describes and reads it. */
function writeContent({ files, ...backup }: Backup) {
  const listed = [...files].map(([id, bytes]) => ({ id, size: bytes.byteLength }))
  const text = { protocol: PROTOCOL_VERSION, ...backup, files: listed }
  const json = new TextEncoder().encode(JSON.stringify(text))
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, json.length)
  return joined([length, json, ...[...files.values()].map(bytes => new Uint8Array(bytes))])
}

/** "lifetag-backup-2026-11-23.lifetag": it sorts by the owner's day, and says nothing of what is in it. */
export const backupName = (nowMs: number): string =>
  `lifetag-backup-${todayHere(new Date(nowMs))}.lifetag`
