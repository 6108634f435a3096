/** Writes the format that `sealed-file.ts` describes and reads. */
import {
  type Bytes,
  CHECK,
  HEADER_SIZE,
  keysOf,
  LENGTH_AT,
  MAGIC,
  NONCE,
  SALT,
  sha256,
  VERSION,
} from './sealed-file'

/** `random` returns that number of fresh random bytes. */
export async function seal(
  content: Bytes,
  passphrase: string,
  random = (size: number): Bytes => crypto.getRandomValues(new Uint8Array(size)),
): Promise<Bytes> {
  const [salt, nonce] = [random(SALT.size), random(NONCE.size)]
  const { key, check } = await keysOf(passphrase, salt)
  const header = new Uint8Array(HEADER_SIZE)
  header.set(MAGIC)
  header[MAGIC.length] = VERSION
  header.set(salt, SALT.at)
  header.set(nonce, NONCE.at)
  header.set(check, CHECK.at)
  // The tag of GCM is 16 bytes, and nothing is padded.
  new DataView(header.buffer).setUint32(LENGTH_AT, content.length + 16)
  const algorithm = { name: 'AES-GCM', iv: nonce, additionalData: header }
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, content))
  const body = joined([header, sealed])
  return joined([body, await sha256(body)])
}

export function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const each of parts) {
    whole.set(each, at)
    at += each.length
  }
  return whole
}
