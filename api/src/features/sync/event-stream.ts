import { PROFILES_EVENT } from 'sync-protocol/sync'
import type { OnEvent } from './space-events'

export type EventStreamOptions = {
  /** A comment now and then keeps proxies from closing a quiet stream. */
  heartbeatMs: number
  /** After this the browser connects anew, and its session is checked again. */
  maxAgeMs: number
  /** The server is stopping. */
  closing: AbortSignal
}

export const EVENT_STREAM_HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  // For nginx and its like, which would collect events before passing them on.
  'X-Accel-Buffering': 'no',
}

/**
 * Server-sent events that say `{"version": N}` (sync-protocol/sync/version-event.ts says what else), or
 * `{"version": null}` when something may have been missed. `begin` is handed the ways to send (these, and
 * the event that the list of profiles is another), and gives the way to stop.
 */
export function openEventStream(
  begin: (send: OnEvent, sendProfiles: () => void) => Promise<() => void>,
  { heartbeatMs, maxAgeMs, closing }: EventStreamOptions,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const ended = new AbortController()
  return new ReadableStream({
    async start(controller) {
      const write = (text: string) => {
        if (!ended.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const close = () => {
        if (ended.signal.aborted) return
        ended.abort()
        controller.close()
      }
      const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
      const age = setTimeout(close, maxAgeMs)
      closing.addEventListener('abort', close, { once: true, signal: ended.signal })
      ended.signal.addEventListener('abort', () => {
        clearInterval(heartbeat)
        clearTimeout(age)
      })
      if (closing.aborted) close()
      try {
        const send = (name: string, data: object) =>
          write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
        const stop = await begin(
          event => send('version', event),
          () => send(PROFILES_EVENT, {}),
        )
        if (ended.signal.aborted) stop()
        else ended.signal.addEventListener('abort', stop)
      } catch (error) {
        ended.abort()
        throw error
      }
    },
    cancel: () => ended.abort(),
  })
}
