/**
 * base64url without padding (RFC 4648, section 5) in our own code, because this package uses no platform API.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUE = new Map([...ALPHABET].map((character, value) => [character.charCodeAt(0), value]))
const CHUNK = 3 * 4096

export type Bytes = Uint8Array<ArrayBuffer>

export function toBase64url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK) text += partOf(bytes.subarray(at, at + CHUNK))
  return text
}

function partOf(bytes: Uint8Array): string {
  const characters: number[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const count = Math.min(3, bytes.length - at) + 1
    for (let i = 0; i < count; i++)
      characters.push(ALPHABET.charCodeAt((group >> (18 - 6 * i)) & 63))
  }
  return String.fromCharCode(...characters)
}

/** Padding is allowed, and leftover bits are ignored. */
export function fromBase64url(text: string): Bytes | null {
  const length = text.endsWith('==') ? text.length - 2 : text.length - (text.endsWith('=') ? 1 : 0)
  if (length % 4 === 1) return null
  const bytes = new Uint8Array(Math.floor((length * 3) / 4))
  let group = 0
  let at = 0
  for (let i = 0; i < length; i++) {
    const value = VALUE.get(text.charCodeAt(i))
    if (value === undefined) return null
    group = ((group << 6) | value) & 0xffffff
    if (i % 4 > 0) bytes[at++] = (group >> (6 - 2 * (i % 4))) & 0xff
  }
  return bytes
}
