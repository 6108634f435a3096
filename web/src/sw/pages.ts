import type { RouteHandlerCallback } from 'workbox-core'

/** A scanned code's page. */
export const isResponderPage = /^\/e\//

/** A page of the app: not the API's, not a code's, not a file. Tried on path and query together. */
export const isAppPage = /^\/(?!api\/|e\/|[^?]*\.[^/?]+(\?|$))/

/** A responder with a poor signal waits no longer than this for the live page. */
const LIVE_MS = 4_000

/**
 * The live page where it can be had: it is newer than any copy, and alone knows that a code was
 * withdrawn. Otherwise the app, which reads the offline copy in the link. A refusal that is about
 * the server's health or its limits says nothing about the code.
 */
export function liveFirst(
  shell: RouteHandlerCallback,
  { fetch = self.fetch.bind(self), waitMs = LIVE_MS } = {},
): RouteHandlerCallback {
  return async options => {
    const tooLate = new Promise<undefined>(resolve => setTimeout(resolve, waitMs))
    const asked = fetch(options.request).catch(() => undefined)
    const live = await Promise.race([asked, tooLate])
    const isAnswer = live && live.status < 500 && live.status !== 429
    return isAnswer ? live : shell(options)
  }
}
