import { fileIdOf, fileIdSource } from 'sync-protocol/sync'

/** In hex, as files are named on the way to the server. */
export async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  return Array.from(await digest(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** The id of a person's file, the same as the server will find. */
export async function fileIdFor(userId: string, sha256: string): Promise<string> {
  return fileIdOf(await digest(new TextEncoder().encode(fileIdSource(userId, sha256))))
}

const digest = async (bytes: BufferSource): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
