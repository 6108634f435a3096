/**
 * What a tag holds: one NDEF message of one URI record (NFC Forum, NDEF 1.0; URI RTD 1.0) within the
 * TLV blocks of a Type 2 tag. The browser writes the same; the bytes here say whether a tag has room.
 */

/** Well-known type, short or long payload, first and last record of its message. */
const HEADER = { short: 0xd1, long: 0xc1 }
const TYPE_URI = 0x55
/** URI RTD, table 3: what the first byte of the payload stands for. */
const PREFIXES: readonly (readonly [prefix: string, code: number])[] = [
  ['https://www.', 2],
  ['https://', 4],
  ['http://www.', 1],
  ['http://', 3],
]

/** The message that holds `url`. */
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

/** Bytes of a tag's memory that `url` takes: its message, what announces it, and what ends it. */
export function tagBytes(url: string): number {
  const { length } = ndefUri(url)
  return (length < 255 ? 2 : 4) + length + 1
}

/**
 * Tags that are sold everywhere, by the room that their capability container gives a message: 12h, 3Eh and
 * 6Dh times 8 bytes (NXP’s data sheet of NTAG213/215/216). The two larger have 8 and 16 bytes more of memory, and no
 * phone writes a message there.
 */
export const TAGS = [
  { name: 'NTAG213', bytes: 144 },
  { name: 'NTAG215', bytes: 496 },
  { name: 'NTAG216', bytes: 872 },
] as const

/** The smallest tag that has room; undefined where none has. */
export const tagFor = (url: string) => TAGS.find(({ bytes }) => tagBytes(url) <= bytes)
