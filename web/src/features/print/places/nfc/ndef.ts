/**
 * One NDEF message with one URI record (NFC Forum, NDEF 1.0, URI RTD 1.0) in the TLV blocks of a Type 2 tag.
 * The bytes only show whether a tag is large enough, because the browser writes it.
 */

const HEADER = { short: 0xd1, long: 0xc1 }
const TYPE_URI = 0x55
/** The first byte of the payload encodes a common prefix (URI RTD, table 3). */
const PREFIXES: readonly (readonly [prefix: string, code: number])[] = [
  ['https://www.', 2],
  ['https://', 4],
  ['http://www.', 1],
  ['http://', 3],
]

export function ndefUri(url: string): Uint8Array<ArrayBuffer> {
  const [prefix, code] = PREFIXES.find(([each]) => url.startsWith(each)) ?? ['', 0]
  const rest = new TextEncoder().encode(url.slice(prefix.length))
  const length = rest.length + 1
  const head =
    length < 256
      ? [HEADER.short, 1, length, TYPE_URI]
      : [HEADER.long, 1, 0, 0, length >> 8, length & 0xff, TYPE_URI]
  return Uint8Array.from([...head, code, ...rest])
}

export function tagBytes(url: string): number {
  const { length } = ndefUri(url)
  return (length < 255 ? 2 : 4) + length + 1
}

/**
 * Common tags with the message capacity in their capability container: 12h, 3Eh and 6Dh times 8 bytes
 * (NXP’s data sheet of NTAG213/215/216). The two larger tags have 8 and 16 bytes more memory, but
 * phones do not use these bytes for a message.
 */
const TAGS = [
  { name: 'NTAG213', bytes: 144 },
  { name: 'NTAG215', bytes: 496 },
  { name: 'NTAG216', bytes: 872 },
] as const

export const tagFor = (url: string) => TAGS.find(({ bytes }) => tagBytes(url) <= bytes)
