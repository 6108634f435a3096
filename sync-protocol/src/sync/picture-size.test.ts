import { expect, it } from 'vitest'
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
  expect(pictureSize(whole.subarray(0, 9))).toBeUndefined()
})

it('a JPEG whose segments form a circle ends', () => {
  expect(pictureSize(bytes('ffd8 ffe1fffe ffe1fffe'))).toBeUndefined()
  expect(pictureSize(bytes(`ffd8${'ffe10000'.repeat(50)}`))).toBeUndefined()
})

it('text is not a picture', () => {
  expect(pictureSize(new TextEncoder().encode('hello, this is no picture at all'))).toBeUndefined()
})
