import type { ZodMiniType } from 'zod/mini'
import { API_CALL, notSentFor, readJsonBody } from './client'
import { type HttpFailure, parseRefusal } from './failure'
import { noteReach } from './reach'
import { fail, ok, type Result } from './result'

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
export async function requestLines<Line>(
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
