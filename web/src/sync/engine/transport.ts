import {
  type PullAnswer,
  type PullRequest,
  type PushAnswer,
  type PushRequest,
  pullAnswerSchema,
  pushAnswerSchema,
} from 'sync-protocol/sync'
import { request } from '../../http/client'
import type { HttpFailure } from '../../http/failure'
import type { Result } from '../../http/result'
import { type FileTransport, httpFileTransport } from '../files/file-transport'

/** The calls of the protocol. Anything that is not the server's own answer is `not_sent`. */
export interface Transport extends FileTransport {
  push(body: PushRequest): Promise<Result<PushAnswer, HttpFailure>>
  pull(body: PullRequest): Promise<Result<PullAnswer, HttpFailure>>
}

/** As long as the server gives a request; a phone on a bad line needs it. */
const timeoutMs = 30_000

export const httpTransport: Transport = {
  ...httpFileTransport,
  push: body =>
    request('/api/sync/push', { method: 'POST', body, answer: pushAnswerSchema, timeoutMs }),
  pull: body =>
    request('/api/sync/pull', { method: 'POST', body, answer: pullAnswerSchema, timeoutMs }),
}
