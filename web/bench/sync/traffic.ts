import type { Page, Request } from '@playwright/test'

export interface Sent {
  requests: number
  bytes: number
}

/** A request that stays open (an event stream, a long poll) counts, but its bytes do not. */
const LIVES_ON_MS = 1000

/** Counts headers too. */
export class Traffic {
  #requests: Request[] = []
  readonly #ended = new WeakSet<Request>()
  readonly #ends = new WeakMap<Request, () => void>()

  constructor(page: Page) {
    // A request counts when it is sent, because its end may be reported after the page has the answer.
    page.on('request', request => this.#requests.push(request))
    page.on('requestfinished', request => this.#end(request))
    page.on('requestfailed', request => this.#end(request))
  }

  async take(): Promise<Sent> {
    const requests = this.#requests
    this.#requests = []
    const sizes = await Promise.all(requests.map(request => this.#sizeOf(request)))
    return { requests: requests.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  }

  #end(request: Request): void {
    this.#ended.add(request)
    this.#ends.get(request)?.()
  }

  async #sizeOf(request: Request): Promise<number> {
    if (!this.#ended.has(request)) {
      await new Promise<void>(resolve => {
        this.#ends.set(request, resolve)
        setTimeout(resolve, LIVES_ON_MS)
      })
    }
    if (!this.#ended.has(request) || request.failure()) return 0
    const sizes = await request.sizes()
    return Object.values(sizes).reduce((sum, size) => sum + size, 0)
  }
}
