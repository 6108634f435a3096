import { appRouteOf } from 'sync-protocol/rest'
import * as z from 'zod/mini'

/** The web build writes which scripts a screen loads first, by route or by route and query. */
export type Preloads = Readonly<Record<string, readonly string[]>>

export const PRELOADS = '/preloads.json'

const file = z.string().check(z.regex(/^assets\/[\w./-]+\.js$/))
const preloadsSchema = z.record(z.string(), z.array(file))

export const parsePreloads = (json: string): Preloads => preloadsSchema.parse(JSON.parse(json))

const WHO_IS_HERE = '</api/auth/user>; rel=preload; as=fetch; crossorigin'

/**
 * The browser reads a page's `Link` header and fetches the screen's scripts together with the app's. If there
 * is a session cookie, it fetches the signed-in user too.
 */
export function preloadLinks(
  preloads: Preloads,
  { path, search, hasSession }: { path: string; search: string; hasSession: boolean },
): string | undefined {
  const route = appRouteOf(path)
  if (!route) return undefined
  const files = preloads[route + search] ?? preloads[route] ?? []
  const scripts = files.map(file => `</${file}>; rel=modulepreload`)
  return [...scripts, ...(hasSession ? [WHO_IS_HERE] : [])].join(', ') || undefined
}
