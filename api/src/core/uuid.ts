/** UUIDv7 (RFC 9562, section 5.7): 48 bits of milliseconds, then random bits. */
export function makeUuidV7(nowMs: number, random: Buffer): string {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(nowMs, 0, 6)
  random.copy(bytes, 6, 0, 10)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Milliseconds since 1970. */
export const timeOfUuidV7 = (id: string): number =>
  Number.parseInt(id.replace('-', '').slice(0, 12), 16)

export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
