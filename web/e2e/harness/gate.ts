import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { chromiumArgs } from './screens'

export interface Exchange {
  path: string
  status: number
  sent: string
  answer: string
}

/** A request or an answer that waits until `release`. */
export interface Hold {
  caught: Promise<void>
  release(): void
}

type Meant = (sent: unknown) => boolean

interface Stranger {
  status: number
  html: string
  /** Answers only this path. Without it, the stranger answers all paths. */
  path?: string
}

/**
 * A proxy between a phone and the server. It can hold an answer back, and a stranger can answer instead of
 * the server. A phone behind it still uses the server's own origin.
 */
export class Gate {
  /** Every exchange that the server completed, whether or not the phone got the answer. */
  readonly exchanges: Exchange[] = []
  strangers = 0
  readonly #target: number
  readonly #server = createServer((ask, answer) => void this.#carry(ask, answer))
  #stranger: Stranger | null = null
  #held: { path: string; isMeant: Meant; caught: () => void; until: Promise<void> } | null = null

  private constructor(target: number) {
    this.#target = target
  }

  static async open(target: number): Promise<Gate> {
    const gate = new Gate(target)
    gate.#server.listen(0, '127.0.0.1')
    await once(gate.#server, 'listening')
    return gate
  }

  /** Options for `newDevice`: the browser maps our server's address to this proxy. */
  get deviceOptions() {
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('The gate is closed')
    const rule = `MAP localhost:${this.#target} 127.0.0.1:${address.port}`
    return {
      baseURL: `http://localhost:${this.#target}`,
      args: [...chromiumArgs, `--host-resolver-rules=${rule}`],
    }
  }

  /** Answers with this page instead of the server, as a captive portal or a broken proxy does. */
  setStranger(stranger: Stranger | null): void {
    this.#stranger = stranger
    // A stream that is already open would still be the server's.
    this.#server.closeAllConnections()
  }

  /** The server handles the next request for `path` that meets `isMeant`, and its answer waits. */
  holdAnswer(path: string, isMeant: Meant = () => true): Hold {
    let release = () => {}
    const until = new Promise<void>(resolve => {
      release = resolve
    })
    const caught = new Promise<void>(resolve => {
      this.#held = { path, isMeant, caught: resolve, until }
    })
    return { caught, release }
  }

  /** Returns each request to `path` as JSON, with the text of its answer. */
  said(path: string): { sent: unknown; answer: string }[] {
    return this.exchanges
      .filter(exchange => exchange.path === path && exchange.status === 200)
      .map(({ sent, answer }) => ({ sent: JSON.parse(sent), answer }))
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #carry(ask: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method, url: path = '/', headers } = ask
    if (this.#stranger && [undefined, path].includes(this.#stranger.path)) {
      this.strangers++
      ask.resume()
      answer.writeHead(this.#stranger.status, { 'Content-Type': 'text/html' })
      answer.end(this.#stranger.html)
      return
    }
    const onward = request({ host: '127.0.0.1', port: this.#target, method, path, headers })
    answer.on('close', () => onward.destroy())
    onward.on('error', () => answer.destroy())
    const sent: Buffer[] = []
    ask.on('data', chunk => sent.push(chunk))
    ask.pipe(onward)
    onward.on('response', async back => {
      answer.writeHead(back.statusCode ?? 502, back.headers)
      if (back.headers['content-type']?.startsWith('text/event-stream')) {
        answer.flushHeaders()
        back.pipe(answer)
        return
      }
      const parts: Buffer[] = []
      for await (const part of back) parts.push(part)
      const body = Buffer.concat(parts)
      const text = Buffer.concat(sent).toString()
      const status = back.statusCode ?? 502
      const plain = back.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
      this.exchanges.push({ path, status, sent: text, answer: plain.toString() })
      if (this.#held?.path === path && this.#held.isMeant(JSON.parse(text || 'null'))) {
        const { caught, until } = this.#held
        this.#held = null
        caught()
        await until
      }
      answer.end(body)
    })
  }
}
