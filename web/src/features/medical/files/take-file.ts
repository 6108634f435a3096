import { FILE_MESSAGES, isPicture } from 'sync-protocol/sync'
import { fail, ok, type Result } from '../../../http/result'
import { keepFile } from '../../../sync'
import { drawPicture } from './draw-picture'
import { fitPicture } from './fit-picture'

/** Photos may exceed the storage limit, because they are shrunk first. */
const READ_MAX_BYTES = 60 * 1024 * 1024

export interface TakenFile {
  url: string
  name: string
}

/** The failure is a message for the person. */
export async function takeFile(
  file: File,
  kind: 'picture' | 'document',
  draw = drawPicture,
): Promise<Result<TakenFile, string>> {
  if (file.size > READ_MAX_BYTES) return fail(FILE_MESSAGES.too_large)
  const bytes = await file.arrayBuffer().catch(() => null)
  // A file in a cloud folder can be listed without being available.
  if (!bytes) return fail('This file could not be read. Choose it again')
  const fitting = isPicture(new Uint8Array(bytes))
    ? await fitPicture(bytes, draw)
    : asIs(bytes, kind)
  if (!fitting.ok) return fitting
  const stored = await keepFile(fitting.value)
  if (!stored.ok) return fail(stored.failure.message)
  return ok({ url: stored.value.url, name: file.name })
}

const asIs = (bytes: ArrayBuffer, kind: 'picture' | 'document'): Result<ArrayBuffer, string> =>
  kind === 'picture' ? fail(FILE_MESSAGES.not_a_picture) : ok(bytes)
