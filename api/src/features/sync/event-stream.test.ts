import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type EventSender, openEventStream } from './event-stream'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(closing = new AbortController()) {
  let sender: EventSender | undefined
  const stop = vi.fn()
  const options = { heartbeatMs: 1_000, maxAgeMs: 10_000, closing: closing.signal }
  const begin = async (send: EventSender) => {
    sender = send
    return stop
  }
  const reader = openEventStream(begin, options).getReader()
  const read = async () => {
    const { done, value } = await reader.read()
    return done ? null : new TextDecoder().decode(value)
  }
  const send = (version: number | null) => sender?.version({ version })
  return { send, stop, reader, read, closing, close: () => sender?.close() }
}

/** Runs timers that fire once. Other test files in this process may have left some. */
function countRepeatedTimers(): number {
  vi.runOnlyPendingTimers()
  return vi.getTimerCount()
}

it('sends each version as an event, and null if it may have missed some', async () => {
  const { send, read } = open()
  send(7)
  send(null)
  expect(await read()).toBe('event: version\ndata: {"version":7}\n\n')
  expect(await read()).toBe('event: version\ndata: {"version":null}\n\n')
})

it('sends a heartbeat comment', async () => {
  const { read } = open()
  vi.advanceTimersByTime(1_000)
  expect(await read()).toMatch(/^: .*\n\n$/)
})

it('ends when the server stops or at its maximum age, and sends nothing after that', async () => {
  for (const end of ['stop', 'age']) {
    const { send, stop, read, closing } = open()
    send(1)
    await read()
    if (end === 'stop') closing.abort()
    else await vi.advanceTimersByTimeAsync(10_000)
    send(2)
    while ((await read()) !== null);
    expect(stop).toHaveBeenCalledOnce()
    expect(countRepeatedTimers()).toBe(0)
  }
})

it('ends with at most 16 KB unread if the reader stops reading', async () => {
  const { send, stop, read } = open()
  send(0)
  await read()
  for (let version = 1; version <= 10_000; version++) send(version)
  expect(stop).toHaveBeenCalledOnce()
  expect(countRepeatedTimers()).toBe(0)
  let bytes = 0
  for (let text = await read(); text !== null; text = await read()) bytes += text.length
  expect(bytes).toBeGreaterThan(15 * 1024)
  expect(bytes).toBeLessThanOrEqual(16 * 1024)
})

it('sends every event to a reader who keeps up', async () => {
  const { send, stop, read } = open()
  for (let version = 1; version <= 1_000; version++) {
    send(version)
    expect(await read()).toContain(`{"version":${version}}`)
  }
  expect(stop).not.toHaveBeenCalled()
})

it('ends when the caller closes it', async () => {
  const { send, stop, read, close } = open()
  send(1)
  close()
  send(2)
  expect(await read()).toContain('{"version":1}')
  expect(await read()).toBeNull()
  expect(stop).toHaveBeenCalledOnce()
})

it('never begins on a server that is stopping', async () => {
  const closing = new AbortController()
  closing.abort()
  const { read, stop } = open(closing)
  expect(await read()).toBeNull()
  expect(stop).toHaveBeenCalledOnce()
})

it('stops when the reader leaves', async () => {
  const { send, stop, reader, read } = open()
  send(1)
  await read()
  await reader.cancel()
  send(2)
  expect(stop).toHaveBeenCalledOnce()
  expect(countRepeatedTimers()).toBe(0)
})

it('leaves no timers if it cannot begin', async () => {
  const options = { heartbeatMs: 1, maxAgeMs: 1, closing: new AbortController().signal }
  const stream = openEventStream(() => Promise.reject(new Error('no database')), options)
  await expect(stream.getReader().read()).rejects.toThrow('no database')
  expect(countRepeatedTimers()).toBe(0)
})
