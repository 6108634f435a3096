import type { Page, Request } from '@playwright/test'

export interface Sent {
  requests: number
  bytes: number
}

/** Counts what a page sends and gets, headers and all, as it goes over the wire. */
export class Traffic {
  #requests = 0
  #sizes: Promise<number>[] = []

  constructor(page: Page) {
    // When it is sent: the browser may tell of its end after the page has its answer.
    page.on('request', request => {
      this.#requests += 1
      this.#sizes.push(sizeOf(request))
    })
  }

  /** What went since it was last asked. */
  async take(): Promise<Sent> {
    const requests = this.#requests
    const sizes = await Promise.all(this.#sizes)
    this.#requests = 0
    this.#sizes = []
    return { requests, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  }
}

async function sizeOf(request: Request): Promise<number> {
  const response = await request.response()
  await response?.finished()
  const sizes = await request.sizes()
  return Object.values(sizes).reduce((sum, size) => sum + size, 0)
}
