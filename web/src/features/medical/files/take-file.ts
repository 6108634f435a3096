import { FILE_MESSAGES, isPicture } from 'sync-protocol/sync'
import { fail, ok, type Result } from '../../../http/result'
import { keepFile } from '../../../sync'
import { drawPicture } from './draw-picture'
import { fitPicture } from './fit-picture'

/** Cameras write more than is kept: a picture is made smaller first. Beyond this nothing is read. */
const READ_MAX_BYTES = 60 * 1024 * 1024

export interface TakenFile {
  url: string
  /** How the file was called where it came from. */
  name: string
}

/** Keeps a chosen or just photographed file on this device. The message is for the person. */
export async function takeFile(
  file: File,
  kind: 'picture' | 'document',
  draw = drawPicture,
): Promise<Result<TakenFile, string>> {
  if (file.size > READ_MAX_BYTES) return fail(FILE_MESSAGES.too_large)
  const bytes = await file.arrayBuffer().catch(() => null)
  // A file of a cloud folder may be listed without being there.
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
