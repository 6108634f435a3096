/**
 * The model looks only a few bytes back, so a character of any supported alphabet takes one byte, and a
 * Chinese or Japanese character two. A text uses one page, which defines the bytes from 0x80 on. A character
 * outside the page follows ESCAPE in UTF-8. The last page is UTF-8 itself. No byte is ever 0xFF, which ends a
 * text. All of this is part of the format.
 */
import { DamagedCapsule } from '../damaged'
import { decodeUtf8, encodeUtf8 } from './utf8'

const FIRST = 0x80
const ESCAPE = 0x1b
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

/** Characters whose case is separated before appear only in lower case. */
export const ALPHABETS = [
  'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿßāăąćċčďđēėęěğģīįıķļľłńņňőœŕřśşšșťțūůűųźżž–—’‘“”„«»…·ºª°µ½±€¡¿²³×≥≤\u00a0',
  'абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўђјљњћџѓќ–—’ʼ“”„«»…№°µ½×\u00a0',
  `${range(0x621, 0x63a)}${range(0x640, 0x652)}${range(0x660, 0x669)}${range(0x6f0, 0x6f9)}،؛؟٪ٰپچژکگیہھےٹڈڑں–—“”«»…°µ\u200c\u200d\u200e\u200f\u00a0`,
  `${range(0x900, 0x970)}–—’“”…°µ\u200c\u200d\u00a0`,
] as const
const CJK = ALPHABETS.length
const UTF8 = CJK + 1
export const PAGES = UTF8 + 1

/** The two-byte page holds these ranges, each from `start` on. A first byte covers ROW of them. */
const ROW = 255
export const PLANES = [
  { from: 0x3001, to: 0x30ff, start: 0 },
  { from: 0x4e00, to: 0x9fa5, start: 255 },
  { from: 0xff01, to: 0xff1f, start: 21_157 },
  { from: 0xac00, to: 0xd7a3, start: 21_188 },
] as const

const letters = ALPHABETS.map(alphabet => [...alphabet])
const bytesByLetter = letters.map(
  alphabet => new Map(alphabet.map((letter, i) => [letter, FIRST + i])),
)

export function encodeOn(page: number, text: string): number[] {
  if (page === UTF8) return encodeUtf8(text)
  const bytes: number[] = []
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0
    // Called for every character that the model reads, and nearly all are ASCII.
    if (point < FIRST && point !== ESCAPE) bytes.push(point)
    else bytes.push(...bytesOf(page, letter))
  }
  return bytes
}

function bytesOf(page: number, letter: string): number[] {
  const point = letter.codePointAt(0) ?? 0
  if (point === ESCAPE) return [ESCAPE, ESCAPE]
  if (point < FIRST) return [point]
  const byte = bytesByLetter[page]?.get(letter)
  if (byte !== undefined) return [byte]
  const plane = page === CJK && PLANES.find(({ from, to }) => point >= from && point <= to)
  if (!plane) return [ESCAPE, ...encodeUtf8(letter)]
  const place = point - plane.from + plane.start
  return [FIRST + Math.floor(place / ROW), place % ROW]
}

export function pageFor(text: string, expected: number): { page: number; bytes: number[] } {
  let best = { page: expected, bytes: encodeOn(expected, text) }
  for (let page = 0; page < PAGES && best.bytes.length > text.length; page++) {
    const bytes = encodeOn(page, text)
    if (bytes.length < best.bytes.length) best = { page, bytes }
  }
  return best
}

export function decodeOn(page: number, bytes: readonly number[]): string {
  if (page === UTF8) return decodeUtf8(bytes)
  let text = ''
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at++] ?? 0
    if (byte === ESCAPE) {
      const length = lengthOf(bytes[at] ?? 0)
      text += decodeUtf8(bytes.slice(at, at + length))
      at += length
    } else if (byte < FIRST) text += String.fromCharCode(byte)
    else text += page === CJK ? ideograph(byte, bytes[at++]) : letterOf(page, byte)
  }
  return text
}

/** Throws DamagedCapsule if no encoder would escape the character. */
function lengthOf(lead: number): number {
  if (lead === ESCAPE) return 1
  if (lead < 0xc0) throw new DamagedCapsule('stray escape')
  return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
}

function letterOf(page: number, byte: number): string {
  const letter = letters[page]?.[byte - FIRST]
  if (letter === undefined) throw new DamagedCapsule('no such letter')
  return letter
}

function ideograph(lead: number, trail: number | undefined): string {
  const place = (lead - FIRST) * ROW + (trail ?? ROW)
  const plane = PLANES.find(({ from, to, start }) => place >= start && place <= start + to - from)
  if (trail === undefined || !plane) throw new DamagedCapsule('no such character')
  return String.fromCodePoint(place - plane.start + plane.from)
}

export const isLead = (page: number, byte: number): boolean => page === CJK && byte >= FIRST
