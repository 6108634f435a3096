/**
 * The app sends everything through its own HTTP client. This replaces the browser's `fetch`, and finds the
 * phone in the async context.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type ExchangeRequest, exchangeLineSchema } from 'sync-protocol/sync'
import { vi } from 'vitest'
import type { Call, LineFault } from './network-conditions'
import { outOfTurn } from './out-of-turn'
import type { Gate, Phone } from './phone'
import type { Person, Server } from './server'

type Send = () => Promise<Response>
const context = new AsyncLocalStorage<Phone>()

export const phoneHere = (): Phone | undefined => context.getStore()

export const onPhone = <T>(phone: Phone, work: () => Promise<T>): Promise<T> =>
  context.run(phone, work)

export interface Asked {
  session: Person | null
  path: string
  init: RequestInit
}
/** Returns a function that checks the answer and returns the violations. */
type WatchCall = (asked: Asked) => (answer: Response, body: ArrayBuffer) => string[]

export class Line {
  readonly #server: Server
  readonly #happened: Set<string>
  readonly broken: string[] = []
  /** Changes by client, number and content. A change in flight is sent until its outcome is known. */
  readonly #onTheirWay = new Set<string>()
  /** Requests in flight that are delivered later, in this order. */
  readonly #late: Send[] = []
  readonly #watchCall: WatchCall

  /** `watchCall` gets each request, and then its answer. */
  constructor(server: Server, happened: Set<string>, watchCall: WatchCall = () => () => []) {
    this.#server = server
    this.#happened = happened
    this.#watchCall = watchCall
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      const phone = context.getStore()
      if (!phone) throw new Error('a request of no phone')
      return this.#carry(phone, path, init)
    })
  }

  async deliverLate(): Promise<void> {
    if (this.#late.length > 0) this.#happened.add('something arrives late')
    for (const send of this.#late.splice(0)) await send()
  }

  close(): void {
    this.#late.length = 0
    vi.unstubAllGlobals()
  }

  async #carry(phone: Phone, path: string, init: RequestInit): Promise<Response> {
    const { disk } = phone
    if (disk.isDead) return silence()
    const call = callOf(path, init)
    const fault = phone.nextFault(call)
    if (fault) this.#note(call, fault)
    if (fault === 'signed out') phone.session = null
    if (fault === 'other person signed in') {
      phone.session = this.#server.people.find(person => person !== phone.session) ?? null
    }
    if (call === 'push') await this.#watch(phone, init)
    const { session } = phone
    const send = () => this.#ask(session, path, init)
    try {
      disk.touch()
    } catch {
      return silence()
    }
    const answer = await this.#befall(fault, send)
    if (phone.gate?.calls.includes(call)) await passGate(phone, phone.gate)
    try {
      disk.touch()
    } catch {
      return silence()
    }
    return answer
  }

  async #watch(phone: Phone, { body }: RequestInit): Promise<void> {
    const push: ExchangeRequest & { userId: string } = JSON.parse(String(body))
    const leaving = push.mutations.filter(({ id, hash }) => {
      const name = `${push.clientId} ${id} ${hash}`
      const isNew = !this.#onTheirWay.has(name)
      this.#onTheirWay.add(name)
      return isNew
    })
    const db = phone.openedFor(push.userId)
    if (db) this.broken.push(...(await outOfTurn(db, leaving)))
  }

  #note(call: Call, fault: LineFault): void {
    for (const name of [fault, `${call}: ${fault}`, `a ${call} goes wrong`]) {
      this.#happened.add(name)
    }
  }

  async #befall(fault: LineFault | null, send: Send): Promise<Response> {
    if (fault === null || fault === 'signed out' || fault === 'other person signed in')
      return send()
    if (fault === 'request lost') throw new TypeError('Failed to fetch')
    if (fault === 'delivered late') {
      this.#late.push(send)
      throw new DOMException('Too slow', 'TimeoutError')
    }
    if (fault === 'delivered after the next') {
      const answer = await send()
      await this.deliverLate()
      this.#late.push(send)
      return answer
    }
    if (fault === 'delivered twice') {
      await send()
      return send()
    }
    if (fault === 'delivered twice at once') {
      const [answer] = await Promise.all([send(), send()])
      return answer
    }
    if (fault === 'answer lost') {
      await send()
      throw new TypeError('Failed to fetch')
    }
    if (fault === 'backend dies in the push') return this.#server.withDeath('push', send)
    if (fault === 'backend dies in the commit') return this.#server.withDeath('commit', send)
    if (fault === 'truncated') {
      const answer = await send()
      const text = await answer.text()
      return new Response(text.slice(0, text.length / 2), answer)
    }
    if (fault === 'html 200') return html(200)
    if (fault === 'html 502') return html(502)
    if (fault === 'json of another') return Response.json({ status: 'ok' })
    return refusal(fault)
  }

  async #ask(session: Person | null, path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('Sec-Fetch-Site', 'same-origin') // a browser adds this header and the cookie itself
    if (session) headers.set('Cookie', session.cookie)
    const { signal: _, ...rest } = init
    const watchAnswer = this.#watchCall({ session, path, init })
    const answer = await this.#server.fetch(path, { ...rest, headers })
    const body = await answer.arrayBuffer()
    this.broken.push(...watchAnswer(answer, body))
    for (const word of wordsOf(callOf(path, init), answer, body)) this.#happened.add(word)
    return new Response(body, answer)
  }
}

function passGate(phone: Phone, { reached, opened }: Gate): Promise<void> {
  phone.gate = null
  reached()
  return opened
}

function callOf(path: string, { body }: RequestInit): Call {
  if (path.startsWith('/api/files/')) return 'file'
  if (path !== '/api/sync') return 'other'
  const { mutations }: ExchangeRequest = JSON.parse(String(body))
  return mutations.length > 0 ? 'push' : 'pull'
}

function wordsOf(call: Call, { ok, status }: Response, body: ArrayBuffer): string[] {
  if ((call === 'file' || call === 'other') && ok) return [`${call}: ${status}`]
  const text = new TextDecoder().decode(body)
  if (!ok) return [`${call}: the server says ${status} ${JSON.parse(text).code}`]
  const lines = text.split('\n').slice(0, -1)
  const said = lines.map(line => exchangeLineSchema.parse(JSON.parse(line)))
  const words: string[] = []
  const versions = new Set<number>()
  for (const line of said) {
    if ('put' in line) versions.add(line.put.version)
    if ('remove' in line) versions.add(line.remove.version)
    if (!('head' in line)) continue
    for (const { status: fate, code, conflicts } of line.head.outcomes) {
      words.push(`push: ${[fate, code].join(' ').trim()}`)
      if (conflicts) words.push('push: a conflict')
    }
    if (line.head.reset) words.push(`${call}: reset`)
    if (line.head.acks.length > 0) words.push('push: an ack')
  }
  if (versions.size > 1) words.push(`${call}: rows of several pushes`)
  if (versions.size > 0 && words.includes('push: an ack')) words.push('push: rows and acks')
  return words
}

const silence = () => new Promise<never>(() => {})

const html = (status: number) => new Response('<html>Welcome to the hotel</html>', { status })

function refusal(fault: string): Response {
  const [status, code] = fault.split(' ')
  const body = { message: fault, code, requestId: 'proof' }
  return Response.json(body, { status: Number(status), headers: { 'Retry-After': '1' } })
}
