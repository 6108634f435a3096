import sharp, { type Sharp } from 'sharp'
import { FILE_MAX_BYTES, type FileType } from 'sync-protocol/sync'
import { AppError } from '../../core/app-error'
import { createTurnstile } from '../../http/turnstile'

/** This many pixels take 100 MB in memory, however small the file is. */
const PIXELS_MAX = 25_000_000
const SECONDS_MAX = 20
const QUALITY = 88

const inTurn = createTurnstile(2, 50)

sharp.cache(false)
sharp.concurrency(1)
// libvips reads dozens of formats, some with unaudited parsers.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

type Encode = (picture: Sharp) => Sharp

const jpeg: Encode = picture => picture.flatten({ background: '#fff' }).jpeg({ quality: QUALITY })

const ENCODERS: Partial<Record<FileType, Encode>> = {
  'image/jpeg': jpeg,
  'image/png': picture => picture.png({ compressionLevel: 9 }),
  'image/webp': picture => picture.webp({ quality: QUALITY }),
}

export type StoredContent = { type: FileType; content: Uint8Array }

/**
 * Only the visible content remains (no location, no camera, no second file behind the first). Throws
 * `picture_too_large` or `picture_unreadable`.
 */
export function redrawPicture({ type, content }: StoredContent): Promise<StoredContent> {
  const encode = ENCODERS[type]
  if (!encode) return Promise.resolve({ type, content })
  return inTurn(async () => {
    const drawn = await draw(content, encode)
    if (drawn.byteLength <= FILE_MAX_BYTES) return { type, content: drawn }
    // A PNG may grow if its original compression was better.
    return { type: 'image/jpeg', content: await draw(content, jpeg) }
  })
}

async function draw(content: Uint8Array, encode: Encode): Promise<Buffer> {
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata()
    if (width * height > PIXELS_MAX) throw new AppError('picture_too_large')
    const picture = sharp(content, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    return await encode(picture.autoOrient().timeout({ seconds: SECONDS_MAX })).toBuffer()
  } catch (error) {
    if (error instanceof AppError) throw error
    // The library's message may quote the file.
    throw new AppError('picture_unreadable')
  }
}
