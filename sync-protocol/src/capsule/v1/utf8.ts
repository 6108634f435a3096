/**
 * This package uses no platform API. A lone surrogate is written like a character, so that every
 * string survives. No byte is ever 0xFF, which can therefore end a text.
 */
import { DamagedCapsule } from '../damaged'

export const END_OF_TEXT = 0xff
const CONTINUATION = 0x80

export function encodeUtf8(text: string): number[] {
  const bytes: number[] = []
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    const tail = point < 0x80 ? 0 : point < 0x800 ? 1 : point < 0x10000 ? 2 : 3
    const lead = tail === 0 ? 0 : (0xf00 >> (tail + 1)) & 0xff
    bytes.push(lead | (point >>> (6 * tail)))
    for (let i = tail - 1; i >= 0; i--) bytes.push(CONTINUATION | ((point >>> (6 * i)) & 0x3f))
  }
  return bytes
}

export function decodeUtf8(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at++] ?? 0
    const tail = lead < 0x80 ? 0 : lead < 0xc0 ? -1 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3
    if (tail < 0) throw new DamagedCapsule('stray continuation byte')
    let point = tail === 0 ? lead : lead & (0x3f >> tail)
    for (let i = 0; i < tail; i++) {
      const byte = bytes[at++] ?? 0
      if ((byte & 0xc0) !== CONTINUATION) throw new DamagedCapsule('cut character')
      point = (point << 6) | (byte & 0x3f)
    }
    if (point > 0x10ffff) throw new DamagedCapsule('no such character')
    text += String.fromCodePoint(point)
  }
  return text
}
