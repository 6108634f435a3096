import { type FileAnswer, fileAnswerSchema } from 'sync-protocol/rest'
import {
  fileUrl,
  type PullAnswer,
  type PullRequest,
  type PushAnswer,
  type PushRequest,
  pullAnswerSchema,
  pushAnswerSchema,
} from 'sync-protocol/sync'
import { request } from '../http/client'
import type { HttpFailure } from '../http/failure'
import { requestBytes } from '../http/request-bytes'
import type { Result } from '../http/result'

/** The calls of the protocol. Anything that is not the server's own answer is `not_sent`. */
export interface Transport {
  push(body: PushRequest): Promise<Result<PushAnswer, HttpFailure>>
  pull(body: PullRequest): Promise<Result<PullAnswer, HttpFailure>>
  /** Sends a file by the SHA-256 of its bytes, in hex; again is as good as once. */
  sendFile(sha256: string, bytes: ArrayBuffer): Promise<Result<FileAnswer, HttpFailure>>
  /** The file as the server has it, whole. */
  readFile(id: string): Promise<Result<ArrayBuffer, HttpFailure>>
}

/** The server gives a request 30 s, and a file 120 s; a phone on a bad line needs them. */
const timeoutMs = 30_000
const fileTimeoutMs = 120_000

export const httpTransport: Transport = {
  push: body =>
    request('/api/sync/push', { method: 'POST', body, answer: pushAnswerSchema, timeoutMs }),
  pull: body =>
    request('/api/sync/pull', { method: 'POST', body, answer: pullAnswerSchema, timeoutMs }),
  sendFile: (sha256, bytes) =>
    request(`/api/files/${sha256}`, {
      method: 'PUT',
      bytes,
      answer: fileAnswerSchema,
      timeoutMs: fileTimeoutMs,
    }),
  readFile: id => requestBytes(fileUrl(id), { timeoutMs: fileTimeoutMs }),
}
