import { FILE_MESSAGES, isPicture, type PictureSize, pictureSize } from 'sync-protocol/sync'
import { fail, ok, type Result } from '../../../http/result'
import { keepFile } from '../../../sync'
import { medicalTexts } from '../texts'

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
  if (!bytes) return fail(medicalTexts.files.unreadable)
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

const QUALITY = 0.85

/** Drawing on a canvas removes the camera's metadata (time and location) and applies its rotation. */
const drawPicture: Draw = async (bytes, to) => {
  const picture = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' })
  try {
    const canvas = document.createElement('canvas')
    const { width, height } = to(picture)
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#fff' // JPEG has no transparency
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, width, height)
    return await packed(canvas)
  } finally {
    picture.close()
  }
}

async function packed(canvas: HTMLCanvasElement): Promise<ArrayBuffer> {
  const blob = await new Promise<Blob | null>(resolve =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  )
  if (!blob) throw new Error('the canvas gave nothing')
  return blob.arrayBuffer()
}

/** 64 million pixels take 256 MB when decoded, which is the limit of old phones. */
const DOTS_MAX = 64_000_000
/** Keeps the small print of a card or page readable. */
const EDGE_MAX = 2560
const LIGHT_BYTES = 1_500_000

/** Returns the picture upright, or rejects if that fails. */
export type Draw = (
  bytes: ArrayBuffer,
  to: (upright: PictureSize) => PictureSize,
) => Promise<ArrayBuffer>

async function fitPicture(bytes: ArrayBuffer, draw: Draw): Promise<Result<ArrayBuffer, string>> {
  const size = pictureSize(new Uint8Array(bytes))
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
