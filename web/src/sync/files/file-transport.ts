import { type FileAnswer, fileAnswerSchema } from 'sync-protocol/rest'
import { fileUrl } from 'sync-protocol/sync'
import { request } from '../../http/client'
import type { HttpFailure } from '../../http/failure'
import { requestBytes } from '../../http/request-bytes'
import type { Result } from '../../http/result'

/** The calls that carry files. Anything that is not the server's own answer is `not_sent`. */
export interface FileTransport {
  /** Sends a file by the SHA-256 of its bytes, in hex; again is as good as once. */
  sendFile(sha256: string, bytes: ArrayBuffer): Promise<Result<FileAnswer, HttpFailure>>
  /** The file as the server has it, whole. */
  readFile(id: string): Promise<Result<ArrayBuffer, HttpFailure>>
}

/** As long as the server gives a file. */
const timeoutMs = 120_000

/** `profile`: whose files, where they are not one's own. */
export const fileTransportFor = (profile?: string): FileTransport => ({
  sendFile: (sha256, bytes) =>
    request(`/api/files/${sha256}`, {
      ...{ method: 'PUT', bytes, profile, answer: fileAnswerSchema, timeoutMs },
    }),
  readFile: id => requestBytes(fileUrl(id), { timeoutMs, profile }),
})
