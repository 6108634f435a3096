import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Sent {
  json?: unknown
  body?: string | Uint8Array
  headers?: Record<string, string>
  cookie?: string | undefined
  /** The client address that our proxy would report. */
  address?: string
  signal?: AbortSignal
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  json(): unknown
}

export interface Client {
  send(method: string, path: string, sent?: Sent): Promise<Answer>
  close(): void
}

/** The app's own page sends the same form. The attackers and the calm person have separate clients. */
export function createClient(port: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  return {
    send: (method, path, { json, body, headers, cookie, address, signal } = {}) =>
      new Promise((resolve, reject) => {
        const content = json === undefined ? body : JSON.stringify(json)
        const sending = request({
          port,
          agent,
          method,
          path,
          ...(signal && { signal }),
          headers: {
            ...(method !== 'GET' && { 'Sec-Fetch-Site': 'same-origin' }),
            ...(json !== undefined && { 'Content-Type': 'application/json' }),
            ...(content !== undefined && { 'Content-Length': Buffer.byteLength(content) }),
            ...(cookie !== undefined && { Cookie: cookie }),
            'X-Forwarded-For': address ?? '198.51.100.1',
            ...headers,
          },
        })
        sending.on('error', reject)
        sending.on('response', answer => {
          const chunks: Buffer[] = []
          answer.on('data', chunk => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            const { statusCode: status = 0, headers } = answer
            resolve({ status, headers, text, json: () => JSON.parse(text) })
          })
        })
        sending.end(content)
      }),
    close: () => agent.destroy(),
  }
}

/** Limits that count addresses never see an address twice. */
export const anyAddress = (): string => {
  const byte = () => Math.floor(Math.random() * 256)
  return `10.${byte()}.${byte()}.${byte()}`
}
