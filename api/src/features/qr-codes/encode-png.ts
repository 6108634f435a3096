import { deflateSync } from 'node:zlib'

export type TwoColorImage = {
  sidePx: number
  /** `#rrggbb` */
  dark: string
  light: string
  isDark(x: number, y: number): boolean
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BIT_DEPTH = 1
const INDEXED_COLOR = 3

/** A square picture of two colours as PNG (ISO/IEC 15948): a palette of two, one bit a pixel. */
export function encodePng({ sidePx, dark, light, isDark }: TwoColorImage): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(sidePx, 0)
  header.writeUInt32BE(sidePx, 4)
  header.set([BIT_DEPTH, INDEXED_COLOR, 0, 0, 0], 8)

  const rowBytes = Math.ceil(sidePx / 8)
  // Each row begins with its filter: none.
  const pixels = Buffer.alloc(sidePx * (1 + rowBytes))
  for (let y = 0; y < sidePx; y++) {
    const row = y * (1 + rowBytes) + 1
    for (let x = 0; x < sidePx; x++) {
      if (isDark(x, y)) pixels[row + (x >> 3)] = (pixels[row + (x >> 3)] ?? 0) | (0x80 >> (x & 7))
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(`${light}${dark}`.replaceAll('#', ''), 'hex')),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc
})

/** node:zlib has one from Node 22 on. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
