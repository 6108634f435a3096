import { isAppRoute, isPaymentPage, isViewPage } from 'sync-protocol/rest'
import type { RouteHandlerCallback, RouteMatchCallbackOptions } from 'workbox-core'
import { ownAnswer } from './own-answer'

/** The page of a scanned code, in any spelling that the server accepts. Files below it have no time limit. */
export const isResponderPage = /^\/e\/(?![^/]+\/files\/)/i

/** The server answers all other addresses, because it may know them. */
export const isAppPage = ({ request, url }: Pick<RouteMatchCallbackOptions, 'request' | 'url'>) =>
  request.mode === 'navigate' && isAppRoute(url.pathname)

export const isCodePage = ({ request, url }: Pick<RouteMatchCallbackOptions, 'request' | 'url'>) =>
  request.mode === 'navigate' && /^\/code\/?$/.test(url.pathname)

/** Pages with their own security policy, which the stored shell lacks. */
export const isOnlineFirstPage = ({
  request,
  url,
}: Pick<RouteMatchCallbackOptions, 'request' | 'url'>) =>
  request.mode === 'navigate' && (isPaymentPage(url.pathname) || isViewPage(url.pathname))

/** Long, because nothing can be paid without the server. */
export const CARD_PAGE_MS = 20_000

/** A responder with a poor signal then gets the app. */
const LIVE_MS = 4_000

/**
 * The live page is newer than any copy, and only the server knows of a withdrawn code. A failing server or a
 * captive portal says nothing about the code, so the app then reads the offline copy in the link.
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
 * The code is drawn before any part of the app is loaded, so that it needs no session and no server and
 * survives bugs of the app.
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

/** `shared=1` opens the scanner with the picture from `takeSharedImage`. */
const SCAN = '/scan'

/** A picture that another app shares, which the manifest's `share_target` sends as a form. */
export const isShare = ({ request, url }: Pick<RouteMatchCallbackOptions, 'request' | 'url'>) =>
  request.mode === 'navigate' && url.pathname === SCAN

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
