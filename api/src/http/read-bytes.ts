import type { Context } from 'hono'
import { AppError } from '../core/app-error'
import { isHoldingConnection } from '../db/one-connection'
import type { AppEnv } from './app-env'

const DEADLINE_MS = 30_000

type Options = {
  deadlineMs?: number
  /** Called with the length of each chunk. */
  take?: (bytes: number) => void
  /** Ends the reading with `unavailable`. */
  signal?: AbortSignal
}

const bodies = new WeakMap<Request, Promise<Uint8Array>>()

/**
 * Reads the whole body once, however often it is called. Throws `too_large` as soon as the body exceeds
 * `maxBytes`, whatever length was announced, `request_timeout` if it did not arrive completely, and `unavailable`
 * after the signal. Call it before any transaction, because a client can be slow.
 */
export async function readBytes(
  c: Context<AppEnv>,
  maxBytes: number,
  options: Options = {},
): Promise<Uint8Array> {
  const request = c.req.raw
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw new AppError('too_large')
  const body = bodies.get(request) ?? read(c, maxBytes, options)
  bodies.set(request, body)
  const bytes = await body
  if (bytes.byteLength > maxBytes) throw new AppError('too_large')
  return bytes
}

async function read(c: Context<AppEnv>, maxBytes: number, options: Options): Promise<Uint8Array> {
  if (isHoldingConnection()) throw new Error('A body is read before a transaction begins')
  if (hasArrived(c)) {
    // Reading the bytes through a Web stream would cost ten times as much.
    const bytes = new Uint8Array(await c.req.raw.arrayBuffer())
    options.take?.(bytes.byteLength)
    return bytes
  }
  const reader = c.req.raw.body?.getReader()
  if (!reader) return new Uint8Array()
  const announced = c.req.header('Content-Length')
  // The system provides the memory as the bytes arrive, so a false announcement takes none.
  const body = Buffer.allocUnsafeSlow(announced === undefined ? maxBytes : Number(announced))
  let length = 0
  const end = startDeadline(options)
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), end.passed])
      if (done) break
      if (length + value.byteLength > body.byteLength) throw new AppError('too_large')
      options.take?.(value.byteLength)
      body.set(value, length)
      length += value.byteLength
    }
  } catch (error) {
    void reader.cancel().catch(() => {})
    // Any other failure of the stream means that the connection was cut.
    throw error instanceof AppError ? error : new AppError('request_timeout')
  } finally {
    end.forget()
  }
  // The stream of a cut connection ends in the same way as a complete body.
  const isCut = c.env?.incoming?.complete === false
  if (isCut || (announced !== undefined && Number(announced) !== length)) {
    throw new AppError('request_timeout')
  }
  return body.subarray(0, length)
}

function hasArrived({ env, req }: Context<AppEnv>): boolean {
  const announced = req.header('Content-Length')
  const incoming = env?.incoming
  return (
    announced !== undefined &&
    incoming?.complete === true &&
    !incoming.readableDidRead &&
    incoming.readableLength === Number(announced)
  )
}

function startDeadline({ deadlineMs = DEADLINE_MS, signal }: Options) {
  let forget = () => {}
  const passed = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new AppError('request_timeout')), deadlineMs)
    const cut = () => reject(new AppError('unavailable', { retryAfterSeconds: 2 }))
    signal?.addEventListener('abort', cut)
    forget = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cut)
    }
  })
  // The rejection after the race must not count as unhandled.
  passed.catch(() => {})
  return { passed, forget: () => forget() }
}
