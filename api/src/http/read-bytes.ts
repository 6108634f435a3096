import type { Context } from 'hono'
import { AppError } from '../core/app-error'
import { isHoldingConnection } from '../db/one-connection'
import type { AppEnv } from './app-env'

const DEADLINE_MS = 30_000

type Options = {
  deadlineMs?: number
  /** Throws if there is no memory for a chunk of this size. */
  take?: (bytes: number) => void
}

const bodies = new WeakMap<Request, Promise<Uint8Array>>()

/**
 * Reads the whole body once, however often it is called. Throws `too_large` as soon as the body exceeds
 * `maxBytes`, whatever length was announced, and `request_timeout` if it did not arrive completely. Call it
 * before any transaction, because a client can be slow.
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
  const chunks: Uint8Array[] = []
  let length = 0
  const deadline = startDeadline(options.deadlineMs ?? DEADLINE_MS)
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), deadline.passed])
      if (done) break
      length += value.byteLength
      if (length > maxBytes) throw new AppError('too_large')
      options.take?.(value.byteLength)
      chunks.push(value)
    }
  } catch (error) {
    void reader.cancel().catch(() => {})
    // Any other failure of the stream means that the connection was cut.
    throw error instanceof AppError ? error : new AppError('request_timeout')
  } finally {
    deadline.end()
  }
  // The stream of a cut connection ends in the same way as a complete body.
  const announced = c.req.header('Content-Length')
  const isCut = c.env?.incoming?.complete === false
  if (isCut || (announced !== undefined && Number(announced) !== length)) {
    throw new AppError('request_timeout')
  }
  return Buffer.concat(chunks, length)
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

function startDeadline(ms: number) {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('request_timeout')), ms)
  })
  // The rejection after the race must not count as unhandled.
  passed.catch(() => {})
  return { passed, end: () => clearTimeout(timer) }
}
