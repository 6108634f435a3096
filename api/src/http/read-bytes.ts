import { AppError } from './app-error'

/** A body that trickles in is given up; uploads hand in more time. */
const DEADLINE_MS = 30_000

/** The whole body; `too_large` as soon as that is known, whatever length was announced. */
export async function readBytes(
  request: Request,
  maxBytes: number,
  deadlineMs = DEADLINE_MS,
): Promise<Uint8Array> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw new AppError('too_large')
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), deadlineMs)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      length += value.byteLength
      if (length > maxBytes) {
        void reader.cancel().catch(() => {})
        throw new AppError('too_large')
      }
      chunks.push(value)
    }
  } finally {
    clearTimeout(timer)
  }
  return Buffer.concat(chunks)
}
