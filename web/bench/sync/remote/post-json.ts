import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

interface Posted<Answer> {
  answer: Answer
  headers: IncomingHttpHeaders
}

/**
 * Uses `node:http`, because `fetch` takes three times the processor time, which here is the server's own.
 * Without an agent it opens a new connection.
 */
export function postJson<Answer>(
  url: string,
  content: unknown,
  headers: Readonly<Record<string, string>>,
  agent: Agent | false = false,
): Promise<Posted<Answer>> {
  const body = Buffer.from(JSON.stringify(content))
  return new Promise((resolve, reject) => {
    const own = { 'Content-Type': 'application/json', 'Content-Length': body.length }
    const asked = request(
      url,
      { method: 'POST', headers: { ...own, ...headers }, agent },
      answer => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          const { statusCode = 0 } = answer
          if (statusCode >= 300) reject(new Error(`${url} ${statusCode}: ${text}`))
          // The benchmark itself started the server.
          else resolve({ answer: JSON.parse(text) as Answer, headers: answer.headers })
        })
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}
