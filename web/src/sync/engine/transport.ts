import {
  type ExchangeAnswer,
  type ExchangeRequest,
  exchangeLineSchema,
  STREAM_TYPE,
} from 'sync-protocol/sync'
import type { HttpFailure } from '../../http/failure'
import { requestLines } from '../../http/lines'
import { fail, ok, type Result } from '../../http/result'
import { type FileTransport, fileTransportFor } from '../files/file-transport'

/** Anything but an answer of our server is `not_sent`. */
export interface Transport extends FileTransport {
  /**
   * A later row replaces an earlier one with the same name. The rows count only once the whole answer has
   * ended well.
   */
  exchange(body: ExchangeRequest, onRows: OnRows): Promise<Result<ExchangeHead, HttpFailure>>
}

export type ExchangeHead = Omit<ExchangeAnswer, 'puts' | 'removes' | 'more'>
export type RowChange = ExchangeAnswer['puts'][number] | ExchangeAnswer['removes'][number]
export type OnRows = (rows: RowChange[]) => Promise<void> | void

/** The server's own time limit for a request, because a phone on a slow connection needs all of it. */
const idleMs = 30_000

export const transportFor = (profile?: string): Transport => ({
  ...fileTransportFor(profile),
  async exchange(body, onRows) {
    let head: Omit<ExchangeHead, 'version'> | undefined
    let version: number | undefined
    const read = await requestLines('/api/sync', {
      body,
      type: STREAM_TYPE,
      line: exchangeLineSchema,
      idleMs,
      async onLines(lines) {
        const rows: RowChange[] = []
        for (const line of lines) {
          if ('head' in line) head = line.head
          else if ('end' in line) version = line.end.version
          else rows.push('put' in line ? line.put : line.remove)
        }
        if (rows.length > 0) await onRows(rows)
      },
    })
    if (!read.ok) return read
    return head && version !== undefined ? ok({ ...head, version }) : fail(foreignAnswer)
  },
})

export const foreignAnswer: HttpFailure = { kind: 'not_sent', reason: 'foreign_answer' }
