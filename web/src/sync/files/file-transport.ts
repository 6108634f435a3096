import { type FileAnswer, fileAnswerSchema } from 'sync-protocol/rest'
import { fileIdOf, fileIdSource, fileUrl } from 'sync-protocol/sync'
import { request } from '../../http/client'
import { requestBytes } from '../../http/download'
import type { HttpFailure } from '../../http/failure'
import type { Result } from '../../http/result'

/** Anything but an answer of our server is `not_sent`. */
export interface FileTransport {
  /** Sending a file again is safe. */
  sendFile(sha256: string, bytes: ArrayBuffer): Promise<Result<FileAnswer, HttpFailure>>
  readFile(id: string): Promise<Result<ArrayBuffer, HttpFailure>>
}

/** The server's own time limit for a file. */
const timeoutMs = 120_000

/** `profile`: the owner of the files, if it is not the person signed in. */
export const fileTransportFor = (profile?: string): FileTransport => ({
  sendFile: (sha256, bytes) =>
    request(`/api/files/${sha256}`, {
      ...{ method: 'PUT', bytes, profile, answer: fileAnswerSchema, timeoutMs },
    }),
  readFile: id => requestBytes(fileUrl(id), { timeoutMs, profile }),
})

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
