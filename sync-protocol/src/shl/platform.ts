/**
 * `globalThis` has these functions in browsers and in Node, and callers pass them because this package uses
 * no platform API.
 */
import type { Bytes } from './base64url'

export interface Platform {
  crypto: { subtle: Subtle; getRandomValues(bytes: Bytes): unknown }
  /** Absent in old browsers, which then seal files without deflating. */
  CompressionStream?: ByteStreamMaker
  DecompressionStream?: ByteStreamMaker
}

interface Subtle {
  importKey(
    format: 'raw',
    key: Bytes,
    algorithm: 'AES-GCM',
    extractable: boolean,
    usages: ('encrypt' | 'decrypt')[],
  ): Promise<object>
  encrypt(algorithm: AesGcm, key: object, data: Bytes): Promise<ArrayBuffer>
  decrypt(algorithm: AesGcm, key: object, data: Bytes): Promise<ArrayBuffer>
}

interface AesGcm {
  name: 'AES-GCM'
  iv: Bytes
  additionalData: Bytes
}

export type ByteStreamMaker = new (
  format: 'deflate-raw',
) => {
  writable: { getWriter(): { write(bytes: Bytes): Promise<void>; close(): Promise<void> } }
  readable: {
    getReader(): {
      read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
      cancel(): Promise<void>
    }
  }
}

/** Returns null if there are more than `max` bytes. Errors of the stream are passed on. */
export async function through(
  Stream: ByteStreamMaker,
  bytes: Bytes,
  max: number,
): Promise<Bytes | null> {
  const { writable, readable } = new Stream('deflate-raw')
  const writer = writable.getWriter()
  // The reader sees the writer's failures too.
  writer.write(bytes).catch(() => undefined)
  writer.close().catch(() => undefined)
  const reader = readable.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done || !value) break
    size += value.length
    if (size > max) {
      await reader.cancel().catch(() => undefined)
      return null
    }
    parts.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
