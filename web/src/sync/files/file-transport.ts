import { type FileAnswer, fileAnswerSchema } from 'sync-protocol/rest'
import { fileUrl } from 'sync-protocol/sync'
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
