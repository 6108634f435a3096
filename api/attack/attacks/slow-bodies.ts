import { connect } from 'node:net'
import { defineAttack, finding } from '../attack'
import { signUp } from '../people'

const HELD = 100
const DRIP_MS = 500

const HEADS = [
  'POST /api/allergies HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\nIdempotency-Key: slow',
  'POST /api/sync HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked',
  'POST /api/upload-document HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000',
  'POST /api/auth/login HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 1000',
]

export const slowBodies = defineAttack({
  name: 'slow-bodies',
  title: `3 hold transactions open: ${HELD} bodies, a byte each half second`,
  prepare: async ({ client }) => ({ person: await signUp(client), answers: new Set<string>() }),
  async attack({ port }, { person, answers }, signal) {
    const drip = (nth: number) =>
      new Promise<void>(resolve => {
        const socket = connect(port, '127.0.0.1')
        const head = HEADS[nth % HEADS.length] ?? ''
        const isChunked = head.includes('chunked')
        socket.write(
          `${head}\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\n${person.cookieHeader}\r\n\r\n`,
        )
        socket.on('data', chunk => answers.add(String(chunk).slice(9, 12)))
        const timer = setInterval(() => socket.write(isChunked ? '1\r\n \r\n' : ' '), DRIP_MS)
        const end = () => socket.destroy()
        signal.addEventListener('abort', end)
        socket.on('error', () => {})
        socket.on('close', () => {
          clearInterval(timer)
          signal.removeEventListener('abort', end)
          resolve()
        })
      })
    await Promise.all(Array.from({ length: HELD }, (_, nth) => drip(nth)))
  },
  check: async (_, { answers }) => [
    finding('no half body is taken for a whole one', ![...answers].some(isSuccess), [...answers]),
  ],
})

const isSuccess = (status: string) => status.startsWith('2')
