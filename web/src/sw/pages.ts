import { isAppRoute, isPaymentPage, isViewPage } from 'sync-protocol/rest'
import type { RouteHandlerCallback, RouteMatchCallbackOptions } from 'workbox-core'
import { ownAnswer } from './own-answer'

/** A scanned code's page; a file behind it is no page, and takes the time it takes. */
export const isResponderPage = /^\/e\/(?![^/]+\/files\/)/

/** A screen of the app. Anything else is the server's to answer: it may know it, or know better. */
export const isAppPage = ({ request, url }: Pick<RouteMatchCallbackOptions, 'request' | 'url'>) =>
  request.mode === 'navigate' && isAppRoute(url.pathname)

/** The person's own code: what the icon's "Show my code" opens. */
export const isCodePage = ({ request, url }: Pick<RouteMatchCallbackOptions, 'request' | 'url'>) =>
  request.mode === 'navigate' && /^\/code\/?$/.test(url.pathname)

/** A page with a policy of its own, which the shell on the device does not have. */
export const isCardPage = ({ request, url }: Pick<RouteMatchCallbackOptions, 'request' | 'url'>) =>
  request.mode === 'navigate' && (isPaymentPage(url.pathname) || isViewPage(url.pathname))

/** Nothing can be paid without the server: it is given its time. */
export const CARD_PAGE_MS = 20_000

/** A responder with a poor signal waits no longer than this for the live page. */
const LIVE_MS = 4_000

/**
 * The live page where it can be had: it is newer than any copy, and alone knows that a code was
 * withdrawn. Otherwise the app, which reads the offline copy in the link. A refusal that is about
 * the server's health or its limits says nothing about the code, and neither does a captive portal.
 */
export function liveFirst(
  shell: RouteHandlerCallback,
  { fetch = self.fetch.bind(self), waitMs = LIVE_MS } = {},
): RouteHandlerCallback {
  return async options => {
    const tooLate = new Promise<undefined>(resolve => setTimeout(resolve, waitMs))
    const asked = fetch(options.request)
      .then(answer => ownAnswer(answer))
      .catch(() => undefined)
    const live = await Promise.race([asked, tooLate])
    const isAnswer = live && live.status < 500 && live.status !== 429
    return isAnswer ? live : shell(options)
  }
}

/**
 * The code drawn here, before any of the app is read: no session, no server and no fault of the app's
 * stands between it and a responder. Where there is none, or it cannot be read, the app says so.
 */
export function codeFirst(
  shell: RouteHandlerCallback,
  draw: (url: URL) => Promise<Response | undefined>,
): RouteHandlerCallback {
  return async options => {
    const page = await draw(options.url).catch(error => {
      console.error(error)
      return undefined
    })
    return page ?? shell(options)
  }
}

/** Where the scanner is; `shared=1`: with a picture that `takeSharedImage` gives it. */
const SCAN = '/scan'

/** A picture shared with the app (the manifest's `share_target`), sent as a form of this page's own. */
export const isShare = ({ request, url }: Pick<RouteMatchCallbackOptions, 'request' | 'url'>) =>
  request.mode === 'navigate' && url.pathname === SCAN

/** Keeps it for the scanner and leads there; without a picture the scanner opens as it is. */
export function takeShare(keep: (file: unknown) => Promise<boolean>): RouteHandlerCallback {
  return async ({ request, url }) => {
    const isKept = await keepFrom(request, keep).catch(() => false)
    return Response.redirect(new URL(isKept ? `${SCAN}?shared=1` : SCAN, url).href, 303)
  }
}

async function keepFrom(request: Request, keep: (file: unknown) => Promise<boolean>) {
  const form = await request.formData()
  return keep(form.get('image'))
}
