/**
 * Two 32-bit FNV-1a lanes over a text, as 16 hex digits. They are faster than BigInt when a slow phone
 * hashes a day of offline edits.
 */
export function fingerprint(input: string): string {
  let a = 0x811c9dc5
  let b = 0xcbf29ce4
  for (let i = 0; i < input.length; i++) {
    const unit = input.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ ((unit << 7) | (unit >>> 3)), 0x01000193)
  }
  return [a, b].map(lane => (lane >>> 0).toString(16).padStart(8, '0')).join('')
}

export const FINGERPRINT = /^[0-9a-f]{16}$/
