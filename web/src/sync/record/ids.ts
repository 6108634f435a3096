/**
 * Makes a UUIDv7 (RFC 9562, section 5.7): 48 bits of milliseconds, then random bits. Rows of one device sort
 * by their creation, which keeps the server's index compact.
 */
export function newUuid(nowMs: number = Date.now(), random: Uint8Array = randomBytes(10)): string {
  const bytes = new Uint8Array(16)
  bytes.set(random, 6)
  for (let i = 0, rest = nowMs; i < 6; i++, rest = Math.floor(rest / 256)) bytes[5 - i] = rest % 256
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))
