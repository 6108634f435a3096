import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Bytes = Uint8Array<ArrayBuffer>

const WIDTH = 40
const HEIGHT = 20

const redAndBlue = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#00f' } }).composite([
    {
      input: { create: { width: WIDTH / 2, height: HEIGHT, channels: 3, background: '#f00' } },
      left: 0,
      top: 0,
    },
  ])

export const pngOf = async (): Promise<Bytes> => new Uint8Array(await redAndBlue().png().toBuffer())

/** A camera that is held upright stores a photo on its side, with an orientation, a name and a location. */
export const turnedPhoto = async (): Promise<Bytes> =>
  new Uint8Array(
    await redAndBlue()
      .jpeg({ quality: 95 })
      .withExif({
        IFD0: { Orientation: '6', Artist: 'Ada Lovelace' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  )

/** 8 megapixels with at least so many bytes. */
export async function largePhoto(leastBytes: number): Promise<Bytes> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const photo = await sharp({
    create: { width: 3264, height: 2448, channels: 3, background: '#fff', noise },
  })
    .jpeg({ quality: 80 })
    .toBuffer()
  const padding = Buffer.alloc(Math.max(0, leastBytes - photo.length))
  return Uint8Array.from(Buffer.concat([photo, padding]))
}

/** Black dots: kilobytes as PNG, and a gigabyte unpacked. */
export function bombOf(edge: number): Bytes {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(edge, 0)
  header.writeUInt32BE(edge, 4)
  header[8] = 1 // one bit per dot
  const rows = deflateSync(Buffer.alloc(edge * (1 + Math.ceil(edge / 8))))
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return Uint8Array.from(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]))
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** PNG (ISO/IEC 15948), annex D. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
