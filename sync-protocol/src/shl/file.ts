/**
 * A file is a compact JWE (RFC 7516) with `dir` and `A256GCM`, the link's key, and a fresh IV each time.
 * `cty` holds the content type, and `zip: DEF` says that the content is deflated. Opening refuses every other
 * algorithm and stops inflating at 10 MB.
 */
import { type Bytes, fromBase64url, toBase64url } from './base64url'
import { type ByteStreamMaker, type Platform, through } from './platform'
import { type Refused, refuse } from './refusals'

export const SHL_FILE_MAX_BYTES = 10 * 1024 * 1024
/** The limit in base64url, plus space for the other four parts. */
export const SEALED_MAX_LENGTH = Math.ceil((SHL_FILE_MAX_BYTES * 4) / 3) + 4096
const IV_BYTES = 12
const TAG_BYTES = 16

export interface ShlFile {
  contentType: string
  content: string
}

interface Sealing {
  deflate?: boolean
}

/** `key` is the link's key of 43 characters. */
export async function sealFile(
  { content, contentType }: ShlFile,
  key: string,
  platform: Platform,
  { deflate = true }: Sealing = {},
): Promise<string> {
  const secret = fromBase64url(key)
  if (secret?.length !== 32) throw new RangeError('The key of a file has 43 characters')
  const plain = new TextEncoder().encode(content)
  if (plain.length > SHL_FILE_MAX_BYTES) throw new RangeError('A file has at most 10 MB')
  const deflated = deflate ? await packed(plain, platform.CompressionStream) : null
  const header = {
    alg: 'dir',
    enc: 'A256GCM',
    cty: contentType,
    ...(deflated && { zip: 'DEF' }),
  }
  const protectedHeader = toBase64url(new TextEncoder().encode(JSON.stringify(header)))
  const iv = new Uint8Array(IV_BYTES)
  platform.crypto.getRandomValues(iv)
  const { subtle } = platform.crypto
  const imported = await subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
  const sealed = new Uint8Array(
    await subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(protectedHeader) },
      imported,
      deflated ?? plain,
    ),
  )
  const end = sealed.length - TAG_BYTES
  return [
    protectedHeader,
    '',
    toBase64url(iv),
    toBase64url(sealed.subarray(0, end)),
    toBase64url(sealed.subarray(end)),
  ].join('.')
}

async function packed(plain: Bytes, Stream: ByteStreamMaker | undefined): Promise<Bytes | null> {
  if (!Stream) return null
  // A browser may have the stream without this format.
  return through(Stream, plain, SHL_FILE_MAX_BYTES).catch(() => null)
}

/** Never throws, because a refusal has a code. */
export async function openFile(
  sealed: string,
  key: string,
  platform: Platform,
): Promise<({ ok: true } & ShlFile) | Refused> {
  if (sealed.length > SEALED_MAX_LENGTH) return refuse('too_large')
  const parts = sealed.trim().split('.')
  const [protectedHeader = '', encryptedKey, ...rest] = parts
  const [header, iv, data, tag] = [protectedHeader, ...rest].map(fromBase64url)
  const secret = fromBase64url(key)
  if (secret?.length !== 32) return refuse('bad_key')
  if (parts.length !== 5 || !header || !iv || !data || !tag) return refuse('bad_file')
  const read = readHeader(header)
  if (!read) return refuse('bad_file')
  const { contentType, isOurs, isDeflated } = read
  if (!isOurs || encryptedKey !== '') return refuse('foreign_encryption')
  if (iv.length !== IV_BYTES || tag.length !== TAG_BYTES) return refuse('bad_file')

  const additionalData = new TextEncoder().encode(protectedHeader)
  const both = new Uint8Array(data.length + TAG_BYTES)
  both.set(data)
  both.set(tag, data.length)
  const plain = await decrypted(both, secret, { iv, additionalData }, platform)
  if (!plain) return refuse('wrong_key')
  if (isDeflated && !platform.DecompressionStream) return refuse('unsupported')
  try {
    const bytes =
      isDeflated && platform.DecompressionStream
        ? await through(platform.DecompressionStream, plain, SHL_FILE_MAX_BYTES)
        : plain
    if (!bytes) return refuse('too_large')
    return {
      ok: true,
      contentType,
      content: new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    }
  } catch {
    return refuse('bad_file')
  }
}

async function decrypted(
  data: Bytes,
  secret: Bytes,
  at: { iv: Bytes; additionalData: Bytes },
  { crypto: { subtle } }: Platform,
): Promise<Bytes | null> {
  try {
    const key = await subtle.importKey('raw', secret, 'AES-GCM', false, ['decrypt'])
    return new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', ...at }, key, data))
  } catch {
    return null
  }
}

/** `crit` lists extensions that a reader must understand, and this reader understands none. */
function readHeader(bytes: Bytes) {
  try {
    const header: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (typeof header !== 'object' || header === null) return undefined
    const { alg, enc, cty, zip, crit } = header as Record<string, unknown>
    return {
      contentType: typeof cty === 'string' ? cty : '',
      isDeflated: zip === 'DEF',
      isOurs:
        alg === 'dir' &&
        enc === 'A256GCM' &&
        crit === undefined &&
        (zip === undefined || zip === 'DEF'),
    }
  } catch {
    return undefined
  }
}
