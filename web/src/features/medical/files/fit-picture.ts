/** Prepares a picture for storage: checks it before decoding, and shrinks it if it is large. */
import { FILE_MESSAGES } from 'sync-protocol/sync'
import { fail, ok, type Result } from '../../../http/result'
import { type PictureSize, pictureSize } from './picture-size'

/** 64 million pixels take 256 MB when decoded, which is the limit of old phones. */
const DOTS_MAX = 64_000_000
/** Keeps the small print of a card or page readable. */
const EDGE_MAX = 2560
/** A picture below this size and `EDGE_MAX` is stored unchanged. */
const LIGHT_BYTES = 1_500_000

/** Decodes a picture and encodes it upright at the given size; rejects if that fails. */
export type Draw = (
  bytes: ArrayBuffer,
  to: (upright: PictureSize) => PictureSize,
) => Promise<ArrayBuffer>

/** The failure is a message for the person. */
export async function fitPicture(
  bytes: ArrayBuffer,
  draw: Draw,
): Promise<Result<ArrayBuffer, string>> {
  const size = pictureSize(bytes)
  if (!size) return fail(FILE_MESSAGES.picture_unreadable)
  if (size.width * size.height > DOTS_MAX) return fail(FILE_MESSAGES.picture_too_large)
  try {
    // Every picture is decoded, so that a broken one is refused now instead of failing later.
    const drawn = await draw(bytes, withinEdge)
    const isLight = Math.max(size.width, size.height) <= EDGE_MAX && bytes.byteLength <= LIGHT_BYTES
    return ok(isLight ? bytes : drawn)
  } catch {
    return fail(FILE_MESSAGES.picture_unreadable)
  }
}

function withinEdge({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, EDGE_MAX / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}
