import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env'
import { sendFailure } from './failure-page'

const AHEAD = /prefetch|prerender|preview/i

/** Of older browsers. They keep what they were given in their cache, which keeps no page of ours. */
const OLDER_HEADERS = ['Purpose', 'X-Moz', 'X-Purpose']

/** A program asks for a page that nobody may ever see. */
export const isLookAhead = (c: Context<AppEnv>): boolean =>
  isKeptAhead(c) || OLDER_HEADERS.some(name => AHEAD.test(c.req.header(name) ?? ''))

/** A reader who opens the page later is shown this very answer, and the server is not asked again. */
export const isKeptAhead = (c: Context<AppEnv>): boolean =>
  AHEAD.test(c.req.header('Sec-Purpose') ?? '')

/**
 * Browsers throw away what is no success, and ask anew when somebody opens the page (HTML, "prerendering
 * navigation"): without a script, their view is counted and told of. 204 would open nothing at all, and from
 * 500 on our worker would put the app in its place. One that shows it all the same asks again by itself.
 */
export function refuseAhead(c: Context<AppEnv>): Response {
  c.header('Refresh', '1')
  return sendFailure(c, 425, 'busy')
}
