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

/** The calls of the protocol. Anything that is not the server's own answer is `not_sent`. */
export interface Transport extends FileTransport {
  /**
   * Hands over the rows as they come; a later one of the same row counts. Nothing of it counts until
   * it has ended well: an answer that was cut off did not come.
   */
  exchange(body: ExchangeRequest, onRows: OnRows): Promise<Result<ExchangeHead, HttpFailure>>
}

/** What an answer says beside its rows, and the version that they come to. */
export type ExchangeHead = Omit<ExchangeAnswer, 'puts' | 'removes' | 'more'>
export type RowChange = ExchangeAnswer['puts'][number] | ExchangeAnswer['removes'][number]
export type OnRows = (rows: RowChange[]) => Promise<void> | void

/** As long as the server gives a request; a phone on a bad line needs it. */
const idleMs = 30_000

/** `profile`: whose files are carried, where they are not one's own. */
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

/** Something answered that is not our server, or not as it should. */
export const foreignAnswer: HttpFailure = { kind: 'not_sent', reason: 'foreign_answer' }
