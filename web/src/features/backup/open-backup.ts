import { FILES_MAX_BYTES, RECORD_LIMITS } from 'sync-protocol/sync'
import { fail, type Result } from '../../http/result'
import { type ReadBackup, readContent } from './backup-content'
import { type FileFault, findFault, unseal } from './sealed-file'

type OpenFault = FileFault | 'too_large' | 'wrong_passphrase'

/** More than a record can hold, with a margin for JSON. */
const BACKUP_BYTES_MAX = FILES_MAX_BYTES + 4 * RECORD_LIMITS.bytes

export async function readBackupFile(
  file: Blob,
): Promise<Result<Uint8Array<ArrayBuffer>, OpenFault>> {
  if (file.size > BACKUP_BYTES_MAX) return fail('too_large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const fault = await findFault(bytes)
  return fault ? fail(fault) : { ok: true, value: bytes }
}

export async function openBackup(
  bytes: Uint8Array<ArrayBuffer>,
  passphrase: string,
): Promise<Result<ReadBackup, OpenFault>> {
  const content = await unseal(bytes, passphrase)
  return content.ok ? readContent(content.value) : content
}
