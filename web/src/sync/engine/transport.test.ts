import { STREAM_TYPE } from 'sync-protocol/sync'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RowChange, transportFor } from './transport'

let rows: RowChange[] = []
beforeEach(() => {
  rows = []
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const request = {
  protocol: 1,
  clientId: '01890a5d-ac96-774b-bcce-b302099a8057',
  cookie: null,
  outcomesSeen: 0,
  mutations: [],
}
const head = {
  ...{ reset: false, epoch: 'e', lastId: 0, startId: 0 },
  ...{ outcomes: [], merge: null, acks: [] },
}
const put = {
  ...{ collection: 'allergies', rowId: '01890a5d-ac96-774b-bcce-b302099a8058', version: 1 },
  record: { fields: {}, deletedAt: null, deletedVersion: 0, createdAt: 1, updatedAt: 1 },
}
const remove = { collection: 'allergies', rowId: put.rowId, version: 2 }
const linesOf = (...lines: object[]) => lines.map(line => `${JSON.stringify(line)}\n`).join('')
const whole = linesOf({ head }, { put }, { remove }, { end: { version: 2 } })
const STREAM = { status: 200, headers: { 'Content-Type': STREAM_TYPE } }

const answerWith = (...answer: ConstructorParameters<typeof Response>) =>
  vi.stubGlobal('fetch', async () => new Response(...answer))
const exchange = () => transportFor().exchange(request, some => void rows.push(...some))
const notSent = (reason: string) => ({ ok: false, failure: { kind: 'not_sent', reason } })

/** A body that arrives in these pieces and then ends or breaks. */
function inPieces(pieces: string[], then: 'end' | 'break' = 'end') {
  const bytes = pieces.map(piece => Uint8Array.from(piece, each => each.charCodeAt(0)))
  return new ReadableStream({
    pull(controller) {
      const piece = bytes.shift()
      if (piece) controller.enqueue(piece)
      else if (then === 'end') controller.close()
      else controller.error(new TypeError('network error'))
    },
  })
}

it("returns the server's own answer: its head, its end, and its rows as they arrive", async () => {
  answerWith(whole, STREAM)
  expect(await exchange()).toEqual({ ok: true, value: { ...head, version: 2 } })
  expect(rows).toEqual([put, remove])
})

it('reads an answer that is split anywhere', async () => {
  answerWith(inPieces([...whole]), STREAM)
  expect(await exchange()).toMatchObject({ ok: true })
  expect(rows).toEqual([put, remove])
})

it('treats a stream that is cut in the middle as not received', async () => {
  for (let length = 0; length < whole.length; length++) {
    answerWith(whole.slice(0, length), STREAM)
    expect(await exchange()).toEqual(notSent('foreign_answer'))
  }
  answerWith(inPieces([whole.slice(0, -5)], 'break'), STREAM)
  expect(await exchange()).toEqual(notSent('unreachable'))
})

it('gives up a silent stream and keeps a slow one', async () => {
  vi.useFakeTimers()
  const pieces = [...whole].slice(0, 50)
  const reading = { pieces: 0 }
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      async pull(controller) {
        signal?.addEventListener('abort', () => controller.error(signal.reason))
        await new Promise(resolve => setTimeout(resolve, pieces.length > 0 ? 20_000 : 60_000))
        controller.enqueue(new TextEncoder().encode(pieces.shift()))
        reading.pieces++
      },
    })
    return new Response(body, STREAM)
  })
  const answered = exchange()
  await vi.advanceTimersByTimeAsync(50 * 20_000 + 31_000)
  expect(await answered).toEqual(notSent('timeout'))
  expect(reading.pieces).toBe(50)
})

describe('an answer of another server counts as not sent', () => {
  it.each([
    ['the page of a captive portal', '<html>Welcome to our Wi-Fi</html>', { status: 200 }],
    ['the same, called a stream', '<html>\nWelcome\n', STREAM],
    ['nothing', '', STREAM],
    ['no content', null, { status: 204 }],
    ['JSON of somebody else', '{"ok":true}', { status: 200 }],
    ['lines of somebody else', '{"ok":true}\n', STREAM],
    ['no head', linesOf({ put }, { end: { version: 2 } }), STREAM],
    ['more than was agreed', linesOf({ head: { ...head, extra: 1 } }), STREAM],
    ["a proxy's error", '<html>Bad Gateway</html>', { status: 502 }],
    ["a proxy's sign-in", '{"error":"auth"}', { status: 401 }],
  ])('%s', async (_, body, init) => {
    answerWith(body, init)
    expect(await exchange()).toEqual(notSent('foreign_answer'))
  })
})

it('reads a refusal in our own format with the retry time of the server', async () => {
  answerWith(JSON.stringify({ message: 'Later', code: 'rate_limited', requestId: 'r' }), {
    status: 429,
    headers: { 'Retry-After': '7' },
  })
  expect(await exchange()).toMatchObject({
    ok: false,
    failure: { kind: 'refused', status: 429, code: 'rate_limited', retryAfterSeconds: 7 },
  })
})

it('does not take a broken connection for an answer', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await exchange()).toEqual(notSent('unreachable'))
})

it('does not blame the connection for a failure of its reader', async () => {
  answerWith(whole, STREAM)
  const full = () => Promise.reject(new Error('the disk is full'))
  await expect(transportFor().exchange(request, full)).rejects.toThrow('the disk is full')
})
