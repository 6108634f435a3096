/**
 * The envelope of a backup file, which opens only with its passphrase. Version 1, all numbers big-endian
 * (web/decisions/the-backup-file.md):
 *
 *   0  8   "LIFETAG" and a zero
 *   8  1   version, 1: determines the rest
 *   9  16  salt
 *   25 12  nonce
 *   37 16  check: distinguishes a wrong passphrase from a damaged file
 *   53 4   n
 *   57 n   AES-256-GCM of the content, then the tag; bytes 0 to 56 are its additional data
 *      32  SHA-256 of everything before: detects damage before the passphrase is requested
 *
 * root  = PBKDF2-HMAC-SHA-256(passphrase in NFC and UTF-8, salt, 600,000 rounds), 32 bytes
 * key   = HKDF-SHA-256(root, no salt, "lifetag backup key"), 32 bytes
 * check = HKDF-SHA-256(root, no salt, "lifetag backup check"), 16 bytes
 */
import { fail, ok, type Result } from '../../http/result'

/**
 * `foreign`    another app's file
 * `newer`      made by a newer app
 * `truncated`  the end is missing
 * `damaged`    changed after it was made
 */
export type FileFault = 'foreign' | 'newer' | 'truncated' | 'damaged'

const encoder = new TextEncoder()
const MAGIC = encoder.encode('LIFETAG\0')
const VERSION = 1
const SALT = { at: 9, size: 16 }
const NONCE = { at: 25, size: 12 }
const CHECK = { at: 37, size: 16 }
const LENGTH_AT = 53
const HEADER_SIZE = 57
const SUM_SIZE = 32
const ROUNDS = 600_000

type Bytes = Uint8Array<ArrayBuffer>

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

export async function findFault(file: Bytes): Promise<FileFault | undefined> {
  const known = Math.min(MAGIC.length, file.length)
  if (known === 0 || MAGIC.subarray(0, known).some((byte, at) => byte !== file[at]))
    return 'foreign'
  const version = file[MAGIC.length]
  if (version !== undefined && version > VERSION) return 'newer'
  if (version === 0) return 'damaged'
  if (file.length < HEADER_SIZE) return 'truncated'
  const size = HEADER_SIZE + sealedSize(file) + SUM_SIZE
  if (file.length < size) return 'truncated'
  if (file.length > size) return 'damaged'
  const sum = await sha256(file.subarray(0, -SUM_SIZE))
  return isSame(sum, file.subarray(-SUM_SIZE)) ? undefined : 'damaged'
}

/** Here `damaged` means that a person changed the file and corrected its checksum. */
export async function unseal(
  file: Bytes,
  passphrase: string,
): Promise<Result<Bytes, FileFault | 'wrong_passphrase'>> {
  const fault = await findFault(file)
  if (fault) return fail(fault)
  const { key, check } = await keysOf(passphrase, part(file, SALT))
  if (!isSame(check, part(file, CHECK))) return fail('wrong_passphrase')
  const additionalData = file.subarray(0, HEADER_SIZE)
  const sealed = file.subarray(HEADER_SIZE, -SUM_SIZE)
  try {
    const algorithm = { name: 'AES-GCM', iv: part(file, NONCE), additionalData }
    return ok(new Uint8Array(await crypto.subtle.decrypt(algorithm, key, sealed)))
  } catch {
    return fail('damaged')
  }
}

async function keysOf(passphrase: string, salt: Bytes) {
  // Keyboards encode an accented character as one or two code points.
  const typed = encoder.encode(passphrase.normalize('NFC'))
  const { subtle } = crypto
  const secret = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits'])
  const stretched = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS }
  const bits = await subtle.deriveBits(stretched, secret, 256)
  const root = await subtle.importKey('raw', bits, 'HKDF', false, ['deriveBits', 'deriveKey'])
  const named = (purpose: string) => ({
    ...{ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array() },
    info: encoder.encode(`lifetag backup ${purpose}`),
  })
  const aes = { name: 'AES-GCM', length: 256 }
  const key = await subtle.deriveKey(named('key'), root, aes, false, ['encrypt', 'decrypt'])
  const check = new Uint8Array(await subtle.deriveBits(named('check'), root, CHECK.size * 8))
  return { key, check }
}

const part = (file: Bytes, { at, size }: { at: number; size: number }) =>
  file.subarray(at, at + size)

const sealedSize = (file: Bytes) => new DataView(file.buffer, file.byteOffset).getUint32(LENGTH_AT)

const sha256 = async (bytes: Bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

const isSame = (a: Bytes, b: Bytes): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at])
