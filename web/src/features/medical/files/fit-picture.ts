/** Makes a picture fit to be kept: checked before it is unpacked, smaller where it is large. */
import { FILE_MESSAGES } from 'sync-protocol/sync'
import { fail, ok, type Result } from '../../../http/result'
import { type PictureSize, pictureSize } from './picture-size'

/** Unpacked, so many dots take 256 MB: as much as an old phone gives. */
const DOTS_MAX = 64_000_000
/** Enough to read the small print of a card or a page. */
const EDGE_MAX = 2560
/** Below this, and below the edge, it is kept as it is. */
const LIGHT_BYTES = 1_500_000

/** Unpacks a picture and packs it anew at this size, upright. Rejects where it cannot be unpacked. */
export type Draw = (
  bytes: ArrayBuffer,
  to: (upright: PictureSize) => PictureSize,
) => Promise<ArrayBuffer>

/** The message is for the person. */
export async function fitPicture(
  bytes: ArrayBuffer,
  draw: Draw,
): Promise<Result<ArrayBuffer, string>> {
  const size = pictureSize(bytes)
  if (!size) return fail(FILE_MESSAGES.picture_unreadable)
  if (size.width * size.height > DOTS_MAX) return fail(FILE_MESSAGES.picture_too_large)
  try {
    // Drawn even where it is kept as it is: what cannot be shown is found out now, not in a year.
    const drawn = await draw(bytes, withinEdge)
    const isLight = Math.max(size.width, size.height) <= EDGE_MAX && bytes.byteLength <= LIGHT_BYTES
    return ok(isLight ? bytes : drawn)
  } catch {
    return fail(FILE_MESSAGES.picture_unreadable)
  }
}

export function withinEdge({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, EDGE_MAX / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}
