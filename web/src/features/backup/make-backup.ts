import { todayHere } from 'sync-protocol/medical'
import { PROTOCOL_VERSION } from 'sync-protocol/sync'
import { withDatabase } from '../../db/storage'
import { filesHere, namedIn } from '../../sync/files/carry-files'
import { readRowsOf } from '../../sync/record/carried'
import type { Device } from '../../sync/record/device'
import type { Backup } from './backup-content'
import { joined, seal } from './sealed-file'

export interface MadeBackup {
  bytes: Uint8Array<ArrayBuffer>
  /** Number of files that the record names and this device lacks. */
  filesLeftOut: number
}

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

function writeContent({ files, ...backup }: Backup) {
  const listed = [...files].map(([id, bytes]) => ({ id, size: bytes.byteLength }))
  const text = { protocol: PROTOCOL_VERSION, ...backup, files: listed }
  const json = new TextEncoder().encode(JSON.stringify(text))
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, json.length)
  return joined([length, json, ...[...files.values()].map(bytes => new Uint8Array(bytes))])
}

/** A name such as "lifetag-backup-2026-11-23.lifetag" sorts by date and reveals nothing of the content. */
export const backupName = (nowMs: number): string =>
  `lifetag-backup-${todayHere(new Date(nowMs))}.lifetag`
