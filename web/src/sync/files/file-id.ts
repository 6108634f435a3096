import { fileIdOf, fileIdSource } from 'sync-protocol/sync'

/** In hex, as in the address under which a file is sent. */
export async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  return Array.from(await digest(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** The id of a person's file, which the server computes in the same way. */
export async function fileIdFor(userId: string, sha256: string): Promise<string> {
  return fileIdOf(await digest(new TextEncoder().encode(fileIdSource(userId, sha256))))
}

const digest = async (bytes: BufferSource): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
