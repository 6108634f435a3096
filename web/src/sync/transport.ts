import {
  type PullAnswer,
  type PullRequest,
  type PushAnswer,
  type PushRequest,
  pullAnswerSchema,
  pushAnswerSchema,
} from 'sync-protocol/sync'
import { request } from '../http/client'
import type { HttpFailure } from '../http/failure'
import type { Result } from '../http/result'

/** The two calls of the protocol. Anything that is not the server's own answer is `not_sent`. */
export interface Transport {
  push(body: PushRequest): Promise<Result<PushAnswer, HttpFailure>>
  pull(body: PullRequest): Promise<Result<PullAnswer, HttpFailure>>
}

/** The server gives a request 30 s; a phone on a bad line needs them. */
const timeoutMs = 30_000

export const httpTransport: Transport = {
  push: body =>
    request('/api/sync/push', { method: 'POST', body, answer: pushAnswerSchema, timeoutMs }),
  pull: body =>
    request('/api/sync/pull', { method: 'POST', body, answer: pullAnswerSchema, timeoutMs }),
}
