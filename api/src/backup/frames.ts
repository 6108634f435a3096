/**
 * A backup is a sequence of frames: a kind (1 byte), a length (4 bytes, big-endian) and so many bytes. A frame of
 * JSON says what the frames of data after it are.
 */
const JSON_KIND = 0x4a
const DATA_KIND = 0x44
const HEAD_BYTES = 5
/** A reader never needs more memory than this, whatever a file says. */
const FRAME_MAX_BYTES = 256 * 1024

export class FrameFault extends Error {
  override name = 'FrameFault'
}

export function jsonFrame(value: unknown): Buffer {
  const content = Buffer.from(JSON.stringify(value))
  if (content.length > FRAME_MAX_BYTES) throw new Error('A frame of JSON is too long')
  return Buffer.concat([headOf(JSON_KIND, content.length), content])
}

/** Small chunks, such as the rows of a table, are gathered into large frames. */
export async function* dataFrames(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const content = Buffer.allocUnsafe(FRAME_MAX_BYTES)
  let used = 0
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + FRAME_MAX_BYTES - used)
      content.set(part, used)
      used += part.length
      at += part.length
      if (used < FRAME_MAX_BYTES) continue
      yield Buffer.concat([headOf(DATA_KIND, used), content])
      used = 0
    }
  }
  if (used > 0) yield Buffer.concat([headOf(DATA_KIND, used), content.subarray(0, used)])
}

function headOf(kind: number, length: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head[0] = kind
  head.writeUInt32BE(length, 1)
  return head
}

export type FrameReader = {
  /** Undefined at the end of the file. Data that was not read is skipped. */
  readJson(): Promise<unknown>
  /** The data up to the next frame of JSON. */
  readData(): AsyncGenerator<Buffer>
}

export function readFrames(source: AsyncIterable<Uint8Array>): FrameReader {
  const take = takeFrom(source)
  let next: { kind: number; content: Buffer } | undefined

  const peek = async () => {
    if (next) return next
    const head = await take(HEAD_BYTES)
    if (!head) return undefined
    const length = head.readUInt32BE(1)
    const content = length <= FRAME_MAX_BYTES ? await take(length) : undefined
    if (!content) throw new FrameFault('A frame is not whole')
    next = { kind: head[0] ?? 0, content }
    return next
  }

  const reader: FrameReader = {
    async readJson() {
      for await (const _ of reader.readData());
      const frame = await peek()
      next = undefined
      if (!frame) return undefined
      if (frame.kind !== JSON_KIND) throw new FrameFault('A frame is of an unknown kind')
      return JSON.parse(frame.content.toString('utf8'))
    },
    async *readData() {
      for (let frame = await peek(); frame?.kind === DATA_KIND; frame = await peek()) {
        next = undefined
        yield frame.content
      }
    },
  }
  return reader
}

/** Undefined at the end of the source. */
function takeFrom(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async (bytes: number): Promise<Buffer | undefined> => {
    const parts = [rest]
    for (let length = rest.length; length < bytes; ) {
      const { value, done } = await chunks.next()
      if (done) {
        if (length === 0) return undefined
        throw new FrameFault('The file ends in a frame')
      }
      parts.push(Buffer.from(value.buffer, value.byteOffset, value.length))
      length += value.length
    }
    const whole = parts.length === 1 ? rest : Buffer.concat(parts)
    rest = whole.subarray(bytes)
    return whole.subarray(0, bytes)
  }
}
