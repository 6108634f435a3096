import type { Context } from 'hono'
import { isHoldingConnection } from '../db/one-connection'
import type { AppEnv } from './app-env'
import { AppError } from './app-error'

/** A body that trickles in is given up; uploads hand in more time. */
const DEADLINE_MS = 30_000

type Options = {
  deadlineMs?: number
  /** Counts each chunk that is kept; throws where there is no room for it. */
  take?: (bytes: number) => void
}

const bodies = new WeakMap<Request, Promise<Uint8Array>>()

/**
 * The whole body, read once however often it is asked for: `too_large` as soon as that is known,
 * whatever length was announced; `request_timeout` where it did not arrive whole. Ask for it before
 * any transaction: a client takes its time.
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
    // As it lies there: a stream of the Web's costs ten times as much.
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
    // Whatever else the stream fails with: the connection was cut.
    throw error instanceof AppError ? error : new AppError('request_timeout')
  } finally {
    deadline.end()
  }
  // A connection that is cut ends the stream like a whole body does.
  const announced = c.req.header('Content-Length')
  const isCut = c.env?.incoming?.complete === false
  if (isCut || (announced !== undefined && Number(announced) !== length)) {
    throw new AppError('request_timeout')
  }
  return Buffer.concat(chunks, length)
}

/** Whether the whole body, which is as long as was announced, waits to be read. */
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
  // Raced against while something is read; afterwards nobody is left to hear it.
  passed.catch(() => {})
  return { passed, end: () => clearTimeout(timer) }
}
