/**
 * The frame of a capsule, all in decimal digits:
 *
 *     0       version of the format
 *     1–8     when the record last changed: whole minutes since 1970 (until the year 2160)
 *     9–18    check over all other digits
 *     19–21   bytes of payload
 *     22–     payload
 *
 * `digits.slice(1, 9)` gives the age of a printed copy in every version. The frame is part of all
 * formats and therefore frozen like them. The length makes any truncation visible. The check detects
 * every change of one digit, and all but one in ten thousand million of other changes.
 */
import { DamagedCapsule } from './damaged'

export const CHANGED_AT_DIGITS = [1, 9] as const
export const MINUTE_MS = 60_000
const MAX_PAYLOAD_BYTES = 999
const MAX_MINUTES = 99_999_999

export const framedLength = (byteCount: number): number => 22 + digitsFor(byteCount)

/** Negative if not even an empty capsule fits. */
export function bytesWithin(digits: number): number {
  let bytes = MAX_PAYLOAD_BYTES
  while (bytes >= 0 && framedLength(bytes) > digits) bytes--
  return bytes
}

export const wholeMinutes = (ms: number): number =>
  Math.min(Math.max(Math.floor(ms / MINUTE_MS), 0), MAX_MINUTES)

export function frame(version: number, changedAtMinutes: number, payload: Uint8Array): string {
  if (payload.length > MAX_PAYLOAD_BYTES) throw new RangeError('payload too long for a capsule')
  const head = `${version}${String(changedAtMinutes).padStart(8, '0')}`
  const body = String(payload.length).padStart(3, '0') + bytesToDigits(payload)
  return framed(head, body)
}

/** `head` has the digits before the check, and `body` those after it. */
export const framed = (head: string, body: string): string => head + checkDigits(head + body) + body

export interface Unframed {
  changedAtMinutes: number
  payload: Uint8Array
}

export function unframe(digits: string): Unframed {
  if (!/^[1-9]\d{21,}$/.test(digits)) throw new DamagedCapsule('not a capsule')
  const head = digits.slice(0, 9)
  const body = digits.slice(19)
  const payload = digitsToBytes(body.slice(3), Number(body.slice(0, 3)))
  if (digits.slice(9, 19) !== checkDigits(head + body)) throw new DamagedCapsule('check failed')
  return { changedAtMinutes: Number(digits.slice(...CHANGED_AT_DIGITS)), payload }
}

// This is a polynomial over a prime field. One changed digit changes the sum by (d − d′)·BASEᵏ, which is
// never 0 modulo a prime. Both numbers are as large as exact arithmetic in doubles allows (below 2^53).
const PRIME = 9_999_999_967
const BASE = 700_001

function checkDigits(digits: string): string {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    sum = (sum * BASE + digits.charCodeAt(i)) % PRIME
  }
  return String(sum).padStart(10, '0')
}

/**
 * Encodes bytes as decimal digits for a QR code's numeric mode. 22 bytes fill 52.98 digits, the tightest
 * group under 64 digits (8.03 bits of the code a byte). A group's width follows from its byte count, so
 * leading zeros survive and each count of digits belongs to one count of bytes.
 */
const GROUP_BYTES = 22
const DIGITS_A_BYTE = 2.408239965311849 // log10(256)
const widthOf = (bytes: number) => Math.ceil(bytes * DIGITS_A_BYTE)
const GROUP_DIGITS = widthOf(GROUP_BYTES)

export const digitsFor = (byteCount: number): number =>
  Math.floor(byteCount / GROUP_BYTES) * GROUP_DIGITS + widthOf(byteCount % GROUP_BYTES)

export function bytesToDigits(bytes: Uint8Array): string {
  let digits = ''
  for (let at = 0; at < bytes.length; at += GROUP_BYTES) {
    const group = bytes.subarray(at, at + GROUP_BYTES)
    const value = group.reduce((all, byte) => (all << 8n) | BigInt(byte), 0n)
    digits += value.toString().padStart(widthOf(group.length), '0')
  }
  return digits
}

export function digitsToBytes(digits: string, byteCount: number): Uint8Array {
  if (digits.length !== digitsFor(byteCount)) throw new DamagedCapsule('wrong length')
  const bytes = new Uint8Array(byteCount)
  for (let at = 0, from = 0; at < byteCount; at += GROUP_BYTES, from += GROUP_DIGITS) {
    const size = Math.min(GROUP_BYTES, byteCount - at)
    let value = BigInt(digits.slice(from, from + widthOf(size)))
    for (let i = size - 1; i >= 0; i--, value >>= 8n) bytes[at + i] = Number(value & 255n)
    if (value > 0n) throw new DamagedCapsule('a group out of range')
  }
  return bytes
}
