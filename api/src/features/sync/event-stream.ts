import { PROFILES_EVENT } from 'sync-protocol/sync'
import type { OnEvent } from './space-events'

type EventStreamOptions = {
  /** The interval of comments that keep proxies from closing a quiet stream. */
  heartbeatMs: number
  /** The browser then connects again, and the server checks its session again. */
  maxAgeMs: number
  closing: AbortSignal
}

/** Enough for a few events of the largest size. */
const UNREAD_MAX_BYTES = 16 * 1024

export const EVENT_STREAM_HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  // Proxies such as nginx would otherwise collect events before they pass them on.
  'X-Accel-Buffering': 'no',
}

export type EventSender = {
  version: OnEvent
  profiles(): void
  close(): void
}

/**
 * Events are `{"version": N}` with more fields, or `{"version": null}` if events may have been missed
 * (`VersionEvent`). A reader that does not keep up loses the stream, connects again and pulls.
 */
export function openEventStream(
  begin: (send: EventSender) => Promise<() => void>,
  { heartbeatMs, maxAgeMs, closing }: EventStreamOptions,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const ended = new AbortController()
  const unread: QueuingStrategy<Uint8Array> = new ByteLengthQueuingStrategy({
    highWaterMark: UNREAD_MAX_BYTES,
  })
  return new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        const close = () => {
          if (ended.signal.aborted) return
          ended.abort()
          controller.close()
        }
        const write = (text: string) => {
          if (ended.signal.aborted) return
          const bytes = encoder.encode(text)
          if (bytes.length <= (controller.desiredSize ?? 0)) controller.enqueue(bytes)
          else close()
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
          const stop = await begin({
            version: event => send('version', event),
            profiles: () => send(PROFILES_EVENT, {}),
            close,
          })
          if (ended.signal.aborted) stop()
          else ended.signal.addEventListener('abort', stop)
        } catch (error) {
          ended.abort()
          throw error
        }
      },
      cancel: () => ended.abort(),
    },
    unread,
  )
}
