import { expect, it } from 'vitest'
import { bytesOf } from '../../dev/bytes-of'
import { pictureSize } from './picture-size'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'))
const SIZE = { width: 321, height: 123 }

/** The first bytes that encoders write for a picture of 321 × 123. */
const HEADS = {
  PNG: '89504e470d0a1a0a0000000d49484452000001410000007b0802000000',
  'JPEG behind an EXIF segment': 'ffd8 ffe10008457869660000 ffdb000400ff ffc0 0011 08 007b 0141 03',
  'progressive JPEG': 'ffd8 ffe0000400ff ffc2 0011 08 007b 0141 03',
  WebP: '5249464682000000574542505650382076000000300c009d012a41017b003e6d',
  'lossless WebP': '5249464628000000574542505650384c1b0000002f40811e0007d0fffef7',
  'extended WebP': '524946466201000057454250565038580a000000080000004001007a000056503820',
  GIF: '47494638396141017b008000004c6971',
  'BMP from the top': '424d 00000000 00000000 36000000 28000000 41010000 85ffffff 0100',
}

it.each(Object.entries(HEADS))('the size of a %s is read from its header', (_, hex) => {
  expect(pictureSize(bytes(hex))).toEqual(SIZE)
})

it.each(Object.entries(HEADS))('a truncated %s has no size, and no header throws', (_, hex) => {
  const whole = bytes(hex)
  for (let length = 0; length < whole.length; length++) {
    const size = pictureSize(whole.subarray(0, length))
    if (size) expect(size).toEqual(SIZE)
  }
  expect(pictureSize(whole.subarray(0, 9))).toBeNull()
})

it('a JPEG whose segments form a circle ends', () => {
  expect(pictureSize(bytes('ffd8 ffe1fffe ffe1fffe'))).toBeNull()
  expect(pictureSize(bytes(`ffd8${'ffe10000'.repeat(50)}`))).toBeNull()
})

it('text is not a picture', () => {
  expect(pictureSize(new TextEncoder().encode('hello, this is no picture at all'))).toBeNull()
})

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
])('the size of %s', (_, bytes, size) => {
  expect(pictureSize(bytes)).toEqual(size)
})
