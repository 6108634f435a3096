import type { FileAnswer } from 'sync-protocol/rest'
import {
  FILE_MAX_BYTES,
  FILE_MESSAGES,
  FILES_MAX,
  FILES_MAX_BYTES,
  fileIdIn,
  filesNamedBy,
  fileTypeOf,
  fileUrl,
  type Mutation,
  type Outcome,
  type RecordState,
} from 'sync-protocol/sync'
import type { HttpFailure } from '../../http/failure'
import { ok, type Result } from '../../http/result'
import { fileIdFor, sha256Of } from '../files/file-transport'
import { refuse } from './refusal'

export type FakeFiles = Map<string, ArrayBuffer>

export async function takeFile(
  files: FakeFiles,
  userId: string,
  sha256: string,
  bytes: ArrayBuffer,
): Promise<Result<FileAnswer, HttpFailure>> {
  if (bytes.byteLength > FILE_MAX_BYTES) return refuse(413, 'too_large')
  if ((await sha256Of(bytes)) !== sha256) return refuse(422, 'hash_mismatch')
  if (!fileTypeOf(new Uint8Array(bytes))) return refuse(422, 'unsupported_type')
  const id = await fileIdFor(userId, sha256)
  const kept = [...files.values()].reduce((sum, file) => sum + file.byteLength, 0)
  const isFull = files.size >= FILES_MAX || kept + bytes.byteLength > FILES_MAX_BYTES
  if (!files.has(id) && isFull) return refuse(422, 'quota_exceeded')
  files.set(id, bytes)
  return ok({ url: fileUrl(id) })
}

/** Refuses a change with an unsent file, unless its row names this file already. */
export function vetoFiles(
  files: FakeFiles,
  { id, collection, fields = {} }: Mutation,
  current: RecordState | undefined,
): Outcome | undefined {
  const values = Object.entries(fields).map(([name, [value]]) => [name, value])
  const strange = filesNamedBy(collection, Object.fromEntries(values)).filter(
    ({ field, url }) =>
      current?.fields[field]?.value !== url && !files.has(fileIdIn(url) ?? 'none'),
  )
  if (strange.length === 0) return undefined
  const messages = strange.map(({ field }) => [field, FILE_MESSAGES.file_unknown])
  return { id, status: 'rejected', code: 'file_unknown', fields: Object.fromEntries(messages) }
}
