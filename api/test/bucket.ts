/** A bucket on a third-party S3 server, behind a proxy that can fail. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { openS3FileStore } from '../src/adapters/files/open-files'

export type Fault = 'none' | 'fails' | 'cut' | 'hangs'

export type TestBucket = Awaited<ReturnType<typeof openTestBucket>>

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const BUCKET = 'lifetag-files'

export async function openTestBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'lifetag-bucket-'))
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  })
  const { port } = await s3.run()

  let faults: Fault[] = []
  const asked: string[] = []
  let onAsked = () => {}
  const line = createServer((from, to) => {
    asked.push(from.method ?? '')
    onAsked()
    pass(from, to, port, faults.shift() ?? 'none')
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  const { port: linePort } = line.address() as AddressInfo // it listens on a port

  const endpoint = `http://127.0.0.1:${linePort}`
  const url = `${endpoint}/${BUCKET}`
  const access = { url, region: 'us-east-1', ...KEYS }
  return {
    access,
    open: (limits: { deadlineMs?: number; listPage?: number } = {}) =>
      openS3FileStore({ ...access, ...limits }),
    environment: {
      FILES_URL: `s3://${BUCKET}?endpoint=${endpoint}`,
      FILES_ACCESS_KEY: KEYS.accessKeyId,
      FILES_SECRET_KEY: KEYS.secretAccessKey,
    },
    breakNext(...next: Fault[]) {
      faults = next
    },
    asked,
    onAsked(call: () => void) {
      onAsked = call
    },
    async close() {
      line.closeAllConnections()
      line.close()
      await s3.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function pass(from: IncomingMessage, to: ServerResponse, port: number, fault: Fault) {
  if (fault === 'hangs') return
  if (fault === 'fails') {
    from.resume()
    to.writeHead(503).end()
    return
  }
  const onward = request(
    // The headers are signed, including the host.
    { port, host: '127.0.0.1', method: from.method, path: from.url, headers: from.headers },
    answer => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      if (fault !== 'cut') return answer.pipe(to)
      answer.once('data', (first: Buffer) => {
        to.write(first.subarray(0, first.length / 2), () => to.destroy())
      })
      return answer.once('end', () => to.destroy())
    },
  )
  onward.on('error', () => to.destroy())
  return from.pipe(onward)
}
