import { expect, it } from 'vitest'
import { pictureSize } from './picture-size'

const bytesOf = (...parts: (string | number[])[]): ArrayBuffer =>
  Uint8Array.from(
    parts.flatMap(part =>
      typeof part === 'string' ? [...part].map(letter => letter.charCodeAt(0)) : part,
    ),
  ).buffer

const PNG = bytesOf('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 0x3e, 0x80, 0, 0, 0, 9])
const FRAME = [0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3]
const JFIF = [0xff, 0xe0, 0, 4, 0, 0]
const HUFFMAN = [0xff, 0xc4, 0, 3, 0]

it.each([
  ['a PNG', PNG, { width: 16_000, height: 9 }],
  ['a JPEG', bytesOf([0xff, 0xd8, ...JFIF, 0xff, 0xc0, ...FRAME]), { width: 4000, height: 3000 }],
  [
    'a progressive JPEG behind tables and fill bytes',
    bytesOf([0xff, 0xd8, ...JFIF, ...HUFFMAN, 0xff, 0xff, 0xc2, ...FRAME]),
    { width: 4000, height: 3000 },
  ],
  [
    'a lossy WebP',
    bytesOf('RIFF____WEBPVP8 ____', [0, 0, 0, 0x9d, 1, 0x2a, 0x40, 1, 0xf0, 0]),
    { width: 320, height: 240 },
  ],
  [
    'a lossless WebP',
    bytesOf('RIFF____WEBPVP8L____', [0x2f, 0x3f, 0xc1, 0x3b, 0]),
    { width: 320, height: 240 },
  ],
  [
    'an extended WebP',
    bytesOf('RIFF____WEBPVP8X____', [0, 0, 0, 0, 0x3f, 1, 0, 0xef, 0, 0]),
    { width: 320, height: 240 },
  ],
  ['a PNG that was cut short', PNG.slice(0, 18), null],
  ['a PNG of no width', bytesOf('\x89PNG\r\n\x1a\n________', new Array<number>(8).fill(0)), null],
  ['a JPEG without a frame', bytesOf([0xff, 0xd8, ...JFIF, 0xff, 0xd9]), null],
  ['a JPEG that ends in its frame', bytesOf([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8]), null],
  ['a page', bytesOf('<html>'), null],
  ['nothing', bytesOf(), null],
])('%s', (_, bytes, size) => {
  expect(pictureSize(bytes)).toEqual(size)
})
