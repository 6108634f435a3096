import {
  type ExchangeAnswer,
  type ExchangeRequest,
  exchangeLineSchema,
  STREAM_TYPE,
} from 'sync-protocol/sync'
import type { ZodMiniType } from 'zod/mini'
import { API_CALL, notSentFor, readJsonBody } from '../../http/client'
import { type HttpFailure, parseRefusal } from '../../http/failure'
import { noteReach } from '../../http/reach'
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

interface LinesOptions<Line> {
  body: unknown
  type: string
  line: ZodMiniType<Line>
  onLines(lines: Line[]): Promise<void> | void
  idleMs: number
}

const foreign: HttpFailure = { kind: 'not_sent', reason: 'foreign_answer' }

/**
 * Sends a request that is answered by lines of JSON, and holds only the latest chunk in memory. A broken
 * answer looks like its end, so the caller has to check whether the last line was there.
 */
async function requestLines<Line>(
  path: string,
  options: LinesOptions<Line>,
): Promise<Result<null, HttpFailure>> {
  const abort = new AbortController()
  const giveUp = () => abort.abort(new DOMException('Nothing came', 'TimeoutError'))
  let timer = setTimeout(giveUp, options.idleMs)
  const awake = <T>(heard: T): T => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, options.idleMs)
    return heard
  }
  try {
    const result = await readLines(path, options, abort.signal, awake)
    noteReach(result)
    return result
  } finally {
    clearTimeout(timer)
    abort.abort()
  }
}

async function readLines<Line>(
  path: string,
  { body, type, line, onLines }: LinesOptions<Line>,
  signal: AbortSignal,
  awake: <T>(heard: T) => T,
): Promise<Result<null, HttpFailure>> {
  const headers = { Accept: type, 'Content-Type': 'application/json' }
  const request = { ...API_CALL, method: 'POST', headers, body: JSON.stringify(body), signal }
  const answer = await fetch(path, request).then(awake).catch(notSentFor)
  if (!(answer instanceof Response)) return fail(answer)
  if (!answer.ok) {
    const json = await readJsonBody(answer).catch(() => undefined)
    return fail(parseRefusal(answer.status, json, answer.headers))
  }
  const isOurs = answer.headers.get('Content-Type')?.startsWith(type)
  const reader = isOurs && answer.body?.getReader()
  if (!reader) return fail(foreign)
  const decoder = new TextDecoder()
  for (let rest = ''; ; ) {
    const piece = await reader.read().then(awake).catch(notSentFor)
    if ('kind' in piece) return fail(piece)
    if (piece.done) return ok(null)
    const texts = (rest + decoder.decode(piece.value, { stream: true })).split('\n')
    rest = texts.pop() ?? ''
    const lines = texts.map(text => line.safeParse(jsonOf(text)))
    const good = lines.flatMap(parsed => (parsed.success ? [parsed.data] : []))
    if (good.length < lines.length) return fail(foreign)
    if (good.length > 0) await onLines(good)
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
