import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env'
import { sendFailure } from './failure-page'

const AHEAD = /prefetch|prerender|preview/i

/** Older browsers prefetch into their cache, which our headers forbid. */
const OLDER_HEADERS = ['Purpose', 'X-Moz', 'X-Purpose']

/** A person may never see the requested page. */
export const isLookAhead = (c: Context<AppEnv>): boolean =>
  isKeptAhead(c) || OLDER_HEADERS.some(name => AHEAD.test(c.req.header(name) ?? ''))

/** The browser would later show this very answer without another request. */
export const isKeptAhead = (c: Context<AppEnv>): boolean =>
  AHEAD.test(c.req.header('Sec-Purpose') ?? '')

/**
 * Browsers drop a prerendered page without success and request it again when a person opens it (HTML,
 * "prerendering navigation"), so the view is counted then. A 204 would open no page, and with 500 or more
 * our service worker would show the app instead. A browser that shows this page anyway reloads it.
 */
export function refuseAhead(c: Context<AppEnv>): Response {
  c.header('Refresh', '1')
  return sendFailure(c, 425, 'busy')
}
