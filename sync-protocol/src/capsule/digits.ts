/**
 * Encodes bytes as decimal digits for a QR code's numeric mode. 22 bytes fill 52.98 digits, the tightest
 * group under 64 digits (8.03 bits of the code a byte). A group's width follows from its byte count, so
 * leading zeros survive and each count of digits belongs to one count of bytes.
 */
import { DamagedCapsule } from './damaged'

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
