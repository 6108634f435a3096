import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib'

export type Coding = 'br' | 'gzip' | 'identity'

const codingsIn = (accepted: string) =>
  new Set(
    accepted
      .split(',')
      .map(entry => entry.split(';').map(part => part.trim().toLowerCase()))
      .filter(([, quality = 'q=1']) => quality.startsWith('q=') && Number(quality.slice(2)) > 0)
      .map(([name]) => name),
  )

export function chooseCoding(accepted = ''): Coding {
  const allowed = codingsIn(accepted)
  if (allowed.has('br')) return 'br'
  return allowed.has('gzip') ? 'gzip' : 'identity'
}

export const isCompressible = (type: string): boolean =>
  /^text\/|javascript|json|xml|wasm/.test(type)

export async function compress(content: Uint8Array, coding: Coding): Promise<Uint8Array> {
  if (coding === 'identity') return content
  if (coding === 'gzip') return promisify(gzip)(content, { level: 9 })
  // Brotli level 9 of 11 is nearly as small, and a first visitor waits a tenth of the time.
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}

export const unpack = (packed: Uint8Array, coding: Exclude<Coding, 'identity'>): Promise<Buffer> =>
  promisify(coding === 'br' ? brotliDecompress : gunzip)(packed)

/**
 * A small page takes a tenth of a millisecond. A task for the thread pool, with the megabytes of a full
 * window, would take thirty times as long.
 */
export function compressPage(content: Uint8Array, coding: Coding): Uint8Array {
  if (coding === 'identity') return content
  if (coding === 'gzip') return gzipSync(content, { level: 1 })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants
  return brotliCompressSync(content, {
    // The result is a quarter larger than at level 5, and takes a quarter of the time and of the memory.
    params: { [BROTLI_PARAM_QUALITY]: 1, [BROTLI_PARAM_LGWIN]: 16 },
  })
}

const PACKET_BYTES = 1_300
/** Compressing so little is faster than handing it to the thread pool. */
const AT_ONCE_BYTES = 16 * 1024

export const packJson = (value: unknown, accepted = ''): Promise<Response> =>
  packText(JSON.stringify(value), 'application/json', accepted)

export async function packText(text: string, type: string, accepted = ''): Promise<Response> {
  const headers = { 'Content-Type': type, Vary: 'Accept-Encoding' }
  if (text.length <= PACKET_BYTES || !codingsIn(accepted).has('gzip')) {
    return new Response(text, { headers })
  }
  const packed = text.length <= AT_ONCE_BYTES ? gzipSync(text) : await promisify(gzip)(text)
  return new Response(packed, { headers: { ...headers, 'Content-Encoding': 'gzip' } })
}

export function packStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  type: string,
  accepted = '',
): Response {
  const headers = { 'Content-Type': type, Vary: 'Accept-Encoding' }
  if (!codingsIn(accepted).has('gzip')) return new Response(body, { headers })
  const packed = body.pipeThrough(new CompressionStream('gzip'))
  return new Response(packed, { headers: { ...headers, 'Content-Encoding': 'gzip' } })
}
