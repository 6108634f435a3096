import { crc32, deflateSync } from 'node:zlib'
import type { Bitmap } from '../harness/print'

/** The bitmap as a PNG file with eight bits a channel and no filter, like a screenshot. */
export function pngOf({ width, height, rgba }: Bitmap): Buffer {
  const rows = Buffer.alloc((width * 4 + 1) * height)
  for (let row = 0; row < height; row++) {
    rows.set(rgba.subarray(row * width * 4, (row + 1) * width * 4), row * (width * 4 + 1) + 1)
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const data = deflateSync(rows, { level: 1 })
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND')])
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
