import { pictureSize } from './picture-size'

export type ImageTrouble = 'notImage' | 'pdf' | 'unreadable' | 'tooLarge'

/** The largest photographs of phones have 200 million pixels in 50 MB; most have 12 in 5. */
const MAX_BYTES = 60_000_000
const MAX_PIXELS = 120_000_000
/** The size comes after the camera's metadata and a preview at most. */
const HEAD_BYTES = 512 * 1024

/** Decodes a chosen, pasted or dropped file. The caller closes the picture. */
export async function readImage(
  file: Blob,
): Promise<{ ok: true; picture: ImageBitmap } | { ok: false; trouble: ImageTrouble }> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (isPdf(head)) return { ok: false, trouble: 'pdf' }
  const size = pictureSize(head)
  const isTooLarge = size && size.width * size.height > MAX_PIXELS
  if (file.size > MAX_BYTES || isTooLarge) return { ok: false, trouble: 'tooLarge' }
  try {
    return { ok: true, picture: await createImageBitmap(file, { imageOrientation: 'from-image' }) }
  } catch {
    const isImage = size !== undefined || file.type.startsWith('image/')
    return { ok: false, trouble: isImage ? 'unreadable' : 'notImage' }
  }
}

const isPdf = (head: Uint8Array) => String.fromCharCode(...head.subarray(0, 5)) === '%PDF-'
