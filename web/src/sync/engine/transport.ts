import { type ExchangeAnswer, type ExchangeRequest, exchangeAnswerSchema } from 'sync-protocol/sync'
import { request } from '../../http/client'
import type { HttpFailure } from '../../http/failure'
import type { Result } from '../../http/result'
import { type FileTransport, httpFileTransport } from '../files/file-transport'

/** The calls of the protocol. Anything that is not the server's own answer is `not_sent`. */
export interface Transport extends FileTransport {
  exchange(body: ExchangeRequest): Promise<Result<ExchangeAnswer, HttpFailure>>
}

/** As long as the server gives a request; a phone on a bad line needs it. */
const timeoutMs = 30_000

export const httpTransport: Transport = {
  ...httpFileTransport,
  exchange: body =>
    request('/api/sync', { method: 'POST', body, answer: exchangeAnswerSchema, timeoutMs }),
}
